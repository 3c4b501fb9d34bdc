@testable import Stopwatch
@testable import bench

extension AllocationCounter {
  /// Those of a platform on which nothing can be counted.
  static let absent = AllocationCounter(
    install: { false }, remove: {}, totals: { AllocationCount() })

  /// Where the system's must work.
  static var areExpected: Bool {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    true
    #else
    false
    #endif
  }
}
