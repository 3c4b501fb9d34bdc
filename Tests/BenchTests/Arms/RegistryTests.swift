import XCTest

@testable import Arms
@testable import Stopwatch

final class RegistryTests: XCTestCase {
  /// A version that `Package.swift` names has spies by itself, and is launched by a line of its own.
  func testEveryVersionOfThePackageIsRegistered() {
    let names = Registry.architectures.map(\.name)
    XCTAssertEqual(Set(Registry.spies.keys), Set(names + ["Floors"]))
    XCTAssertEqual(Registry.spies.count, names.count + 1)
  }
}
