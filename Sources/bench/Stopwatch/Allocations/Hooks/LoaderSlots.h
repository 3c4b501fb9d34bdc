#pragma once
#include <stdbool.h>
#include <stddef.h>

/// A function that libraries are to call in place of another one.
struct Replacement {
  const char *name;
  void *function;
  /// Where the other one is kept, to be called from the first.
  void **real;
};

/// Has all libraries in the process call the replacements; false where that can't be done.
bool redirectCalls(const struct Replacement *replacements, size_t count);
