@testable import Stopwatch

/// The versions that tests name.
extension Arm {
  static var mvc: Arm { Registry.architectures[0] }
  static var mvvmc: Arm { Registry.architectures[1] }
  static var vipers: Arm { Registry.architectures[3] }
}
