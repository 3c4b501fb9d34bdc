#define _GNU_SOURCE
#include "InstructionStepper.h"

#include <errno.h>

#if defined(__linux__) && defined(__x86_64__)

#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <sys/personality.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

bool canStepInstructions(void) { return true; }

__attribute__((noinline)) void markSteppedRegion(void) { __asm__ volatile("int3"); }

__attribute__((noinline)) void runKnownInstructions(uint64_t rounds) {
  __asm__ volatile("1: dec %0\n jnz 1b" : "+r"(rounds));
}

// Waits for the child to stop; false once it has ended.
static bool waitForStop(pid_t child, int *status) {
  while (waitpid(child, status, __WALL) == -1) {
    if (errno != EINTR) return false;
  }
  return WIFSTOPPED(*status);
}

static uint64_t address(pid_t child) {
  return ptrace(PTRACE_PEEKUSER, child, offsetof(struct user_regs_struct, rip), 0);
}

// Visits each instruction up to the mark, an `int3` of one byte; a signal that comes meanwhile is
// delivered.
static bool stepToMark(
    pid_t child, uint64_t mark, int *status, void *context, void (*visit)(void *, uint64_t)) {
  for (uint64_t at = address(child); at != mark; at = address(child)) {
    visit(context, at);
    int signal = WSTOPSIG(*status) == SIGTRAP ? 0 : WSTOPSIG(*status);
    if (ptrace(PTRACE_SINGLESTEP, child, 0, signal) == -1) return false;
    if (!waitForStop(child, status)) return false;
  }
  return true;
}

// Visits each call of a function up to the mark, by an `int3` in place of the function's first byte.
static bool runToMark(
    pid_t child, uint64_t mark, uint64_t function, int *status, void *context,
    void (*visit)(void *, uint64_t)) {
  long code = ptrace(PTRACE_PEEKTEXT, child, function, 0);
  long trap = (code & ~0xFFL) | 0xCC;
  for (int signal = 0;;) {
    if (ptrace(PTRACE_POKETEXT, child, function, trap) == -1) return false;
    if (ptrace(PTRACE_CONT, child, 0, signal) == -1 || !waitForStop(child, status)) return false;
    // Where it stops, the `int3` has been executed.
    uint64_t at = address(child) - 1;
    bool isTrap = WSTOPSIG(*status) == SIGTRAP;
    signal = isTrap ? 0 : WSTOPSIG(*status);
    if (ptrace(PTRACE_POKETEXT, child, function, code) == -1) return false;
    if (isTrap && at == mark) return true;
    if (!isTrap || at != function) continue;
    visit(context, at);
    ptrace(PTRACE_POKEUSER, child, offsetof(struct user_regs_struct, rip), function);
    if (ptrace(PTRACE_SINGLESTEP, child, 0, 0) == -1 || !waitForStop(child, status)) return false;
  }
}

static void become(const char *program, char *const arguments[], char *const environment[], int output) {
  // Where a layout at random can't be had off, counts differ by a little from run to run.
  personality(ADDR_NO_RANDOMIZE);
  dup2(output, STDOUT_FILENO);
  close(output);
  if (ptrace(PTRACE_TRACEME, 0, 0, 0) == -1) _exit(126);
  execve(program, arguments, environment);
  _exit(127);
}

struct SteppedRun stepInstructions(
    const char *program, char *const arguments[], char *const environment[], int output, void *context,
    uint64_t (*begin)(void *context, pid_t process), void (*visit)(void *context, uint64_t address)) {
  struct SteppedRun run = {0, 0};
  // With both on one core, a stop costs two thirds.
  cpu_set_t cores, core;
  sched_getaffinity(0, sizeof cores, &cores);
  CPU_ZERO(&core);
  CPU_SET(sched_getcpu(), &core);
  sched_setaffinity(0, sizeof core, &core);
  pid_t child = fork();
  if (child == 0) become(program, arguments, environment, output);
  if (child == -1) run.error = errno;
  close(output);

  // The first stop is that of execve.
  for (bool isStopped = child != -1 && waitForStop(child, &run.status); isStopped;
       isStopped = waitForStop(child, &run.status)) {
    int signal = WSTOPSIG(run.status);
    siginfo_t info;
    bool isMark = signal == SIGTRAP && ptrace(PTRACE_GETSIGINFO, child, 0, &info) == 0
        && info.si_code == SI_KERNEL;
    if (isMark) {
      uint64_t function = begin(context, child);
      // The mark itself has been executed.
      uint64_t mark = address(child) - 1;
      if (!(function ? runToMark(child, mark, function, &run.status, context, visit)
                     : stepToMark(child, mark, &run.status, context, visit)))
        break;
      ptrace(PTRACE_POKEUSER, child, offsetof(struct user_regs_struct, rip), mark + 1);
      signal = SIGTRAP;
    }
    if (ptrace(PTRACE_CONT, child, 0, signal == SIGTRAP ? 0 : signal) == -1) break;
  }
  if (WIFSTOPPED(run.status)) {
    run.error = errno;
    kill(child, SIGKILL);
    waitpid(child, &run.status, __WALL);
  }
  sched_setaffinity(0, sizeof cores, &cores);
  return run;
}

#else

bool canStepInstructions(void) { return false; }

void markSteppedRegion(void) {}

void runKnownInstructions(uint64_t rounds) {}

struct SteppedRun stepInstructions(
    const char *program, char *const arguments[], char *const environment[], int output, void *context,
    uint64_t (*begin)(void *context, pid_t process), void (*visit)(void *context, uint64_t address)) {
  return (struct SteppedRun){ENOSYS, 0};
}

#endif
