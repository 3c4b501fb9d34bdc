import Foundation

extension BenchEnvironment {
  /// Describes where the program runs now; what can't be found out is `unknown` or absent.
  static func capture() -> BenchEnvironment {
    let git = GitState.current()
    return BenchEnvironment(
      os: operatingSystem,
      cpu: Processor.model(),
      cores: ProcessInfo.processInfo.activeProcessorCount,
      swift: SwiftCompiler.version() ?? "unknown",
      configuration: configuration,
      commit: git?.commit,
      dirty: git?.isDirty,
      clockStepNs: SystemClock().smallestStep(),
      loadAverage: loadAverage(),
      date: Date().formatted(.iso8601),
      governor: Processor.governor(),
      virtual: Processor.isVirtual())
  }

  private static var operatingSystem: String {
    let version = ProcessInfo.processInfo.operatingSystemVersionString
    #if os(macOS)
    return "macOS \(version)"
    #else
    return version
    #endif
  }

  private static var configuration: String {
    #if DEBUG
    "debug"
    #else
    "release"
    #endif
  }

  private static func loadAverage() -> [Double] {
    var averages = [0.0, 0.0, 0.0]
    let count = getloadavg(&averages, Int32(averages.count))
    return Array(averages.prefix(max(0, Int(count))))
  }
}
