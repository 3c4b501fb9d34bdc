#pragma once
#include <stdbool.h>
#include <stdint.h>

/// What one thread has asked `malloc` and its kin for while the hooks were in place.
struct AllocationTotals {
  uint64_t mallocs;
  uint64_t bytes;
};

/// Has every library in the process call functions that count in place of `malloc` and its kin.
///
/// Returns false, with all as it was, where that can't be done. Otherwise a call of
/// `removeAllocationHooks` must follow; the last of several removes the hooks.
bool installAllocationHooks(void);

/// Leaves all as it was before.
void removeAllocationHooks(void);

/// The totals of the calling thread: no other thread's work is in them.
struct AllocationTotals allocationTotals(void);
