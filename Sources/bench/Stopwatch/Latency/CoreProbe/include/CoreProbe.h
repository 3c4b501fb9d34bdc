#pragma once

/// Adds up one chain of so many additions, each of which waits for the one before.
void bench_add_in_turn(long additions);

/// Adds up four chains of so many additions in all, which don't wait for one another.
void bench_add_side_by_side(long additions);
