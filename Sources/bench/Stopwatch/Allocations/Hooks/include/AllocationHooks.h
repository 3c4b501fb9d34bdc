#pragma once
#include <stdbool.h>
#include <stdint.h>

/// What one thread has asked `malloc` and its kin for since the hooks are in place.
struct AllocationTotals {
  uint64_t mallocs;
  uint64_t bytes;
};

/// Has every library in the process call functions that count in place of `malloc` and its kin, to the
/// process's end.
///
/// Returns false where that can't be done.
bool installAllocationHooks(void);

/// The totals of the calling thread: no other thread's work is in them.
struct AllocationTotals allocationTotals(void);
