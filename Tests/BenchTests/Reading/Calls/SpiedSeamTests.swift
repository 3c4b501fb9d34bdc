import SwiftSource
import XCTest

@testable import Arms
@testable import Console
@testable import Reading
@testable import Results
@testable import Stopwatch

/// No message goes uncounted: whatever leads from one role to another turns up in some flow's trace.
final class SpiedSeamTests: XCTestCase {
  /// A version with what its flows say, and its files.
  private struct Version {
    let name: String
    let counts: [CallCount]
    let files: [SwiftFile]

    init(_ arm: Arm) throws {
      let root = try XCTUnwrap(PackageRoot.path)
      name = arm.name
      counts = try Flow.all.map { try CallCounter.record($0, in: arm, items: 3, isWhole: true) }
      files = try VersionFiles(ofVersion: name, in: root).portions
        .filter { $0.part == .production && $0.place.role != LineRow.extra }.map(\.file)
    }

    var seams: [Seam] { counts.flatMap { $0.trace.map(\.seam) } }

    /// The protocols with methods that some role is held by.
    var protocols: [String] {
      files.flatMap { $0.functions.filter(\.isRequirement).map(\.owner.name) }
        .filter { name in files.contains { $0.text.contains("any \(name)") } }
    }
  }

  private static let versions = Result { try Registry.architectures.map { try Version($0) } }

  func testEveryProtocolBetweenRolesTurnsUp() throws {
    for version in try Self.versions.get() {
      let seen = Set(version.seams.map(\.protocol))
      XCTAssertGreaterThanOrEqual(version.protocols.count, 3, version.name)
      XCTAssertEqual(version.protocols.filter { !seen.contains($0) }, [], version.name)
    }
  }

  func testEveryObserverTurnsUpUnderItsOwnNameWithWhatItDoes() throws {
    for version in try Self.versions.get() {
      let deliveries = version.seams.filter { $0.protocol.hasSuffix("ModelProtocol") }
      let observers = version.files.flatMap { file in
        let isObserving = file.text.contains(".didChange.subscribe {")
        return isObserving ? file.declarations.prefix(1).map(\.name) : []
      }
      for observer in observers {
        let own = deliveries.filter { $0.to == observer && $0.kind != .completion }
        XCTAssert(!own.isEmpty && own.allSatisfy { $0.method.hasSuffix(":)") }, "\(observer)")
      }
      XCTAssertEqual(!observers.isEmpty, ["MVC", "MVVMC"].contains(version.name), version.name)
    }
  }

  /// Whom nobody knows by a protocol, the table of calls names.
  func testWhoCannotTurnUpIsNamedBesideTheCalls() throws {
    for version in try Self.versions.get() {
      let seen = Set(
        version.seams.flatMap { [$0.from, $0.to] } + version.counts.flatMap(\.parts.keys))
      let declarations = version.files.flatMap(\.declarations)
      let protocols = declarations.filter { $0.kind == .protocol }.map(\.name)
      let unseen = declarations.filter { type in
        type.kind == .class && !seen.contains(type.name)
          && !type.inherited.contains(where: protocols.contains)
          && !declarations.contains { $0.inherited.contains(type.name) }
      }
      XCTAssertEqual(
        unseen.map(\.name).sorted(), CallsReport.unseen[version.name] ?? [], version.name)
    }
  }
}
