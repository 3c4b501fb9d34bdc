#include "CoreProbe.h"

// What a register holds may have changed, as far as the compiler knows: it can't add up beforehand.
#define ADD(sum) sum += 1; __asm__ volatile("" : "+r"(sum));
#define FOUR(work) work work work work
#define SIXTEEN(work) FOUR(FOUR(work))

void bench_add_in_turn(long additions) {
  long a = 0;
  for (long done = 0; done < additions; done += 64) {
    SIXTEEN(FOUR(ADD(a)))
  }
}

void bench_add_side_by_side(long additions) {
  long a = 0, b = 0, c = 0, d = 0;
  for (long done = 0; done < additions; done += 64) {
    SIXTEEN(ADD(a) ADD(b) ADD(c) ADD(d))
  }
}
