@testable import Stopwatch

/// What tests of the tool run, so that no slip in a version turns them red.
extension Arm {
  /// The floor under the name of every arm there is.
  static let standIns = Registry.arms.map { Arm($0.name, makeApp: Arm.direct.makeApp) }
}
