#include "CoreProbe.h"

// Adds a register: newer processors carry out the addition of a constant while they rename registers, so
// that it takes no time however many there are in a row.
#if defined(__aarch64__)
#define ADD(sum) __asm__ volatile("add %0, %0, %1" : "+r"(sum) : "r"(one));
#elif defined(__x86_64__)
#define ADD(sum) __asm__ volatile("add %1, %0" : "+r"(sum) : "r"(one));
#else
// The compiler can't add up beforehand what may have changed.
#define ADD(sum) sum += one; __asm__ volatile("" : "+r"(sum));
#endif
#define FOUR(work) work work work work
#define SIXTEEN(work) FOUR(FOUR(work))

void bench_add_in_turn(long additions) {
  long one = 1, a = 0;
  for (long done = 0; done < additions; done += 64) {
    SIXTEEN(FOUR(ADD(a)))
  }
}

void bench_add_side_by_side(long additions) {
  long one = 1, a = 0, b = 0, c = 0, d = 0;
  for (long done = 0; done < additions; done += 64) {
    SIXTEEN(ADD(a) ADD(b) ADD(c) ADD(d))
  }
}
