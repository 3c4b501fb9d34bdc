#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Whether single steps can be counted on this kind of machine at all.
bool canStepInstructions(void);

/// Begins or ends the region that is counted; ends any process that isn't stepped.
void markSteppedRegion(void);

/// Executes two instructions a round, and as many more whatever the rounds.
void runKnownInstructions(uint64_t rounds);

/// How a stepped process ended.
struct SteppedRun {
  /// An error number, if the process couldn't be started or stepped.
  int error;
  /// As `waitpid` gives it.
  int status;
};

/// Starts a program, with addresses and hashing fixed, and runs it to its end.
///
/// Calls `begin` with the process whenever it enters a region between two marks. That returns the address of a
/// function: `visit` is called with it as often as the process calls the function there; or 0: `visit` is called
/// with the address of each instruction that it executes there. `output` is its standard output, closed by the
/// callee.
struct SteppedRun stepInstructions(
    const char *program, char *const arguments[], char *const environment[], int output, void *context,
    uint64_t (*begin)(void *context, pid_t process), void (*visit)(void *context, uint64_t address));
