/// The machine and the build that results come from, without which they mean little.
struct BenchEnvironment: Codable, Equatable, Sendable {
  var os: String
  var cpu: String
  var cores: Int
  var swift: String
  var configuration: String
  var commit: String?
  var dirty: Bool?
  var clockStepNs: UInt64
  var loadAverage: [Double]
  var date: String
  var grade: MachineGrade.Grade?
  var gradeReason: String?
}
