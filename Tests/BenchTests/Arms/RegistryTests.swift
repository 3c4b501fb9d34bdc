import XCTest

@testable import Arms
@testable import Console
@testable import Reading
@testable import Stopwatch

final class RegistryTests: XCTestCase {
  /// A version that `Package.swift` names has spies by itself, and is launched by a line of its own.
  func testEveryVersionOfThePackageIsRegistered() {
    let names = Registry.architectures.map(\.name)
    XCTAssertEqual(Set(Registry.spies.keys), Set(names + ["Floors"]))
    XCTAssertEqual(Registry.spies.count, names.count + 1)
  }

  func testEveryArchitectureHasProductionTestsAndDoubles() throws {
    let root = try XCTUnwrap(PackageRoot.path)
    for arm in Registry.architectures {
      let rows = try VersionFiles(ofVersion: arm.name, in: root).lines
      for part in [LineRow.Part.production, .tests, .doubles] {
        XCTAssert(rows.contains { $0.part == part && $0.code > 0 }, "\(arm.name): \(part)")
      }
    }
    XCTAssertThrowsError(try VersionFiles(ofVersion: "Nowhere", in: root))
  }
}
