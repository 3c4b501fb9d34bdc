/// The machine and the build that gave the results.
package struct BenchEnvironment: Codable, Equatable, Sendable {
  package var os: String
  package var cpu: String
  package var cores: Int
  package var swift: String
  package var configuration: String
  package var commit: String?
  package var dirty: Bool?
  var clockStepNs: UInt64
  var loadAverage: [Double]
  package var date: String
  package var grade: MachineGrade.Grade?
  package var gradeReason: String?
}
