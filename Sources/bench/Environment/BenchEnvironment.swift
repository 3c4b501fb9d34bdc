/// The machine and the build that results come from, without which they mean little.
struct BenchEnvironment: Codable, Equatable, Sendable {
  /// The operating system's name and version, as people say it.
  var os: String
  /// The processor's model.
  var cpu: String
  /// How many cores this process may use.
  var cores: Int
  /// The version of the compiler on the search path, as a rule the one that built this program.
  var swift: String
  /// `debug` or `release`.
  var configuration: String
  /// The commit that is checked out; nil without git.
  var commit: String?
  /// Whether files differ from that commit or are unknown to it; nil without git.
  var dirty: Bool?
  /// The smallest difference between two readings of the clock that measures, in nanoseconds.
  var clockStepNs: UInt64
  /// How many processes wanted a core on average over the last 1, 5, and 15 minutes.
  var loadAverage: [Double]
  /// The moment in UTC, such as `2026-01-31T12:00:00Z`.
  var date: String
  /// How far the machine could be trusted; these are nil where nothing was timed, the grade also where
  /// that was too little to tell.
  var grade: MachineGrade.Grade?
  var gradeReason: String?
}
