import Testing

@testable import Stopwatch
@testable import bench

/// All that needs the hooks themselves, one test after another: they are the process's own.
@Suite(.serialized, .enabled(if: AllocationCounter.areExpected))
enum AllocationTests {}
