import XCTest

@testable import Stopwatch
@testable import Variants

final class RegistryTests: XCTestCase {
  /// A version that `Package.swift` names has spies by itself, and is launched by a line of its own.
  func testEveryVersionOfThePackageIsRegistered() {
    let names = Registry.versions.map(\.name)
    XCTAssertEqual(Set(Registry.spies.keys), Set(names + ["Baselines"]))
    XCTAssertEqual(Registry.spies.count, names.count + 1)
  }
}
