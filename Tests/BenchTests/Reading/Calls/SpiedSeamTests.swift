import Foundation
import SwiftSource
import Testing

@testable import Arms
@testable import Stopwatch
@testable import bench

/// No message goes uncounted: whatever leads from one role to another turns up in some flow's trace.
struct SpiedSeamTests {
  @Test(arguments: Registry.architectures.map(\.name))
  func everyProtocolBetweenRolesTurnsUp(_ version: String) throws {
    let seen = Set(try seams(of: version).map(\.protocol))
    let protocols = try protocols(of: version)
    #expect(protocols.count >= 3)
    #expect(protocols.filter { !seen.contains($0) } == [])
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func everyObserverTurnsUpUnderItsOwnNameWithWhatItDoes(_ version: String) throws {
    let deliveries = try seams(of: version).filter { $0.protocol.hasSuffix("ModelProtocol") }
    let observers = try files(of: version).flatMap { file in
      let isObserving = file.text.contains(".didChange.subscribe {")
      return isObserving ? file.declarations.prefix(1).map(\.name) : []
    }
    for observer in observers {
      let own = deliveries.filter { $0.to == observer && $0.kind != .completion }
      #expect(!own.isEmpty && own.allSatisfy { $0.method.hasSuffix(":)") }, "\(observer)")
    }
    #expect(observers.isEmpty != ["MVC", "MVVMC"].contains(version))
  }

  /// Whom nobody knows by a protocol, the table of calls names.
  @Test(arguments: Registry.architectures.map(\.name))
  func whoCannotTurnUpIsNamedBesideTheCalls(_ version: String) throws {
    let seen = try counts(of: version).flatMap { count in
      count.trace.flatMap { [$0.seam.from, $0.seam.to] } + count.parts.keys
    }
    let declarations = try files(of: version).flatMap(\.declarations)
    let protocols = declarations.filter { $0.kind == .protocol }.map(\.name)
    let unseen = declarations.filter { type in
      type.kind == .class && !seen.contains(type.name)
        && !type.inherited.contains(where: protocols.contains)
        && !declarations.contains { $0.inherited.contains(type.name) }
    }
    #expect(unseen.map(\.name).sorted() == CallsReport.unseen[version] ?? [])
  }

  private func seams(of version: String) throws -> [Seam] {
    try counts(of: version).flatMap { $0.trace.map(\.seam) }
  }

  private func counts(of version: String) throws -> [CallCount] {
    let arm = try #require(Registry.architectures.first { $0.name == version })
    return try Flow.all.map { try CallCounter.record($0, in: arm, items: 3, isWhole: true) }
  }

  /// The protocols with methods that some role is held by.
  private func protocols(of version: String) throws -> [String] {
    let files = try files(of: version)
    return files.flatMap { file in
      file.functions.filter(\.isRequirement).map(\.owner.name)
    }.filter { name in files.contains { $0.text.contains("any \(name)") } }
  }

  private func files(of version: String) throws -> [SwiftFile] {
    let root = try #require(PackageRoot.path)
    return try VersionFiles(ofVersion: version, in: root).portions
      .filter { $0.part == .production && $0.place.role != LineRow.extra }.map(\.file)
  }
}
