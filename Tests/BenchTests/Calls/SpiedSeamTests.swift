import Foundation
import HeadlessKit
import SwiftSource
import Testing

@testable import Arms
@testable import bench

/// No message goes uncounted: before every protocol by which roles know each other stands a spy.
struct SpiedSeamTests {
  @Test(arguments: Registry.architectures.map(\.name))
  func everySeamHasASpy(_ version: String) throws {
    let root = try #require(PackageRoot.path)
    let spies = try ModuleFolder("Sources/bench/Arms/Spies", of: version, in: root).files
    let spied = Set(spies.flatMap(\.declarations).flatMap(\.inherited))
    let seams = try seams(of: version, in: root)
    #expect(seams.count >= 3)
    #expect(seams.filter { !spied.contains($0) } == [])
  }

  /// The protocols with methods that some role is held by.
  private func seams(of version: String, in root: String) throws -> [String] {
    let files = try VersionFiles(ofVersion: version, in: root).portions
      .filter { $0.part == .production && $0.place.role != LineRow.extra }.map(\.file)
    return files.flatMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return file.declarations.filter { declaration in
        declaration.kind == .protocol && lines[declaration.lines].contains { $0.contains("func ") }
          && files.contains { $0.text.contains("any \(declaration.name)") }
      }.map(\.name)
    }
  }
}
