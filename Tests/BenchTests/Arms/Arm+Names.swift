@testable import Stopwatch

/// The version that tests name.
extension Arm {
  static var mvc: Arm { Registry.architectures[0] }
}
