import Foundation
import Testing

@testable import Arms
@testable import bench

/// Every number that a suite cites is proved by a defect, which `.ci/planted-defects` plants.
struct PlantedDefectTests {
  @Test(arguments: Registry.architectures.map(\.name))
  func everyStatementIsBroken(_ version: String) throws {
    var behaviours: [String] = []
    for defect in try defects(of: version) where defect.behaviour != behaviours.last {
      behaviours.append(defect.behaviour)
    }
    let root = try #require(PackageRoot.path)
    #expect(try behaviours == Specification(ofPackageAt: root).behaviours)
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func everyDefectApplies(_ version: String) throws {
    let root = try #require(PackageRoot.path)
    for defect in try defects(of: version) {
      let source = try String(
        contentsOfFile: "\(root)/Sources/\(version)/\(defect.file)", encoding: .utf8)
      #expect(defect.range(in: source) != nil, "\(defect)")
      #expect(defect.find != defect.replace, "\(defect)")
      #expect(!(defect.find + defect.replace).contains("\n"), "\(defect)")
    }
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func everyDefectIsCaughtByATestThatCitesItsStatement(_ version: String) throws {
    let suite = try #require(try Suite.all.get().first { $0.architecture == version })
    let tags = Dictionary(uniqueKeysWithValues: suite.tests.map { ($0.id, $0.behaviours) })
    for defect in try defects(of: version) {
      #expect(defect.caughtBy.filter { tags[$0] == nil } == [], "no such tests: \(defect)")
      #expect(
        defect.caughtBy.contains { tags[$0]?.contains(defect.behaviour) == true }, "\(defect)")
    }
  }

  @Test(arguments: [
    ("b", nil, "a[b]c"),
    ("a", nil, "[a]bc"),
    ("c", "b", "ab[c]"),
    ("b", "b", nil),
    ("b", "d", nil),
    ("d", nil, nil),
    ("", nil, nil),
  ])
  func placeIsCertainOrNone(_ find: String, _ after: String?, _ marked: String?) {
    let defect = defect(find, after: after)
    #expect(defect.range(in: "abc").map { "abc".replacing($0, with: "[\(find)]") } == marked)
  }

  @Test func secondPlaceIsFoundOnlyAfterAText() {
    #expect(defect("a").range(in: "a(a)a") == nil)
    let source = "a(a)a"
    let range = defect("a", after: "(").range(in: source)
    #expect(range.map { source.replacing($0, with: "b") } == "a(b)a")
  }

  private func defect(_ find: String, after: String? = nil) -> PlantedDefect {
    PlantedDefect(
      behaviour: "L1", file: "A.swift", after: after, find: find, replace: "", caughtBy: [])
  }

  private func defects(of version: String) throws -> [PlantedDefect] {
    let root = try #require(PackageRoot.path)
    let file = URL(fileURLWithPath: "\(root)/Tests/Defects/\(version).json")
    return try JSONDecoder().decode([PlantedDefect].self, from: Data(contentsOf: file))
  }
}

extension String {
  fileprivate func replacing(_ range: Range<Index>, with text: String) -> String {
    replacingCharacters(in: range, with: text)
  }
}
