#define _GNU_SOURCE
#include "AllocationHooks.h"
#include "LoaderSlots.h"
#include <dlfcn.h>

static void *(*realMalloc)(size_t);
static void *(*realCalloc)(size_t, size_t);
static void *(*realRealloc)(void *, size_t);
static void *(*realAlignedAlloc)(size_t, size_t);
static int (*realPosixMemalign)(void **, size_t, size_t);
static size_t (*realUsableSize)(void *);

static _Thread_local struct AllocationTotals totals;
static _Thread_local struct {
  void *block;
  size_t size;
} latest;

static void *noted(void *block, size_t size) {
  totals.mallocs += 1;
  totals.bytes += size;
  latest.block = block;
  latest.size = size;
  return block;
}

static void *countedMalloc(size_t size) { return noted(realMalloc(size), size); }

static void *countedCalloc(size_t count, size_t size) {
  return noted(realCalloc(count, size), count * size);
}

static void *countedRealloc(void *block, size_t size) {
  return noted(realRealloc(block, size), size);
}

static void *countedAlignedAlloc(size_t alignment, size_t size) {
  return noted(realAlignedAlloc(alignment, size), size);
}

static int countedPosixMemalign(void **block, size_t alignment, size_t size) {
  int error = realPosixMemalign(block, alignment, size);
  if (error == 0) noted(*block, size);
  return error;
}

/// What a new block that fits can hold.
///
/// Some blocks are larger, as it happens. A new array asks, and takes it for capacity: then it grows later,
/// or never, and the number of allocations would hang on what else was on the heap before.
static size_t fittingUsableSize(void *block) {
  size_t real = realUsableSize(block);
  if (block == NULL || block != latest.block) return real;
  // A block is a multiple of 16 bytes, of which the allocator needs 8; none is smaller than 32.
  size_t fitting = latest.size <= 24 ? 24 : ((latest.size + 8 + 15) & ~(size_t)15) - 8;
  return fitting < real ? fitting : real;
}

static const struct Replacement replacements[] = {
    {"malloc", countedMalloc, (void **)&realMalloc},
    {"calloc", countedCalloc, (void **)&realCalloc},
    {"realloc", countedRealloc, (void **)&realRealloc},
    {"aligned_alloc", countedAlignedAlloc, (void **)&realAlignedAlloc},
    {"posix_memalign", countedPosixMemalign, (void **)&realPosixMemalign},
    {"malloc_usable_size", fittingUsableSize, (void **)&realUsableSize},
};
enum { replacementCount = sizeof replacements / sizeof *replacements };

bool installAllocationHooks(void) {
  for (size_t i = 0; i < replacementCount; i++) {
    // Asked of the loader, because calls from here are redirected too.
    *replacements[i].real = dlsym(RTLD_DEFAULT, replacements[i].name);
    if (*replacements[i].real == NULL) return false;
  }
  return redirectCalls(replacements, replacementCount);
}

struct AllocationTotals allocationTotals(void) { return totals; }
