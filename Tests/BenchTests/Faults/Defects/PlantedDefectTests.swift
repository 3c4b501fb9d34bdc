import Foundation
import Testing

@testable import Arms
@testable import bench

/// Every number that a suite cites is proved by a defect, which `.ci/planted-defects` plants.
struct PlantedDefectTests {
  private static let suites = Registry.architectures.map(\.name) + ["Acceptance"]

  @Test(arguments: suites)
  func everyStatementIsBroken(_ suite: String) throws {
    var behaviours: [String] = []
    for defect in try defects(of: suite) where defect.behaviour != behaviours.last {
      behaviours.append(defect.behaviour)
    }
    #expect(try behaviours == Specification(ofPackageAt: root()).behaviours)
  }

  @Test(arguments: suites)
  func everyDefectApplies(_ suite: String) throws {
    let folder = try suite == "Acceptance" ? root() : "\(root())/Sources/\(suite)"
    for defect in try defects(of: suite) {
      let source = try String(contentsOfFile: "\(folder)/\(defect.file)", encoding: .utf8)
      #expect(defect.range(in: source) != nil, "\(defect)")
      #expect(defect.find != defect.replace, "\(defect)")
      #expect(!(defect.find + defect.replace).contains("\n"), "\(defect)")
    }
  }

  @Test(arguments: suites)
  func everyDefectIsCaughtByATestThatCitesItsStatement(_ suite: String) throws {
    let tags = try Tags(inSuite: URL(filePath: "\(root())/Tests/\(suite)Tests"))
    for defect in try defects(of: suite) {
      #expect(defect.caughtBy.filter { !tags.knows($0) } == [], "no such tests: \(defect)")
      #expect(defect.caughtBy.contains { tags.has(defect.behaviour, on: $0) }, "\(defect)")
    }
  }

  /// A slip that some versions can't make keeps them apart no less than one that only one suite notices.
  @Test func aNamedSlipIsPlantedInEveryVersion() throws {
    var places: [String: [String]] = [:]
    for version in Registry.architectures.map(\.name) {
      for slip in try defects(of: version).compactMap(\.slip) {
        places[slip, default: []].append(version)
      }
    }
    for (slip, versions) in places {
      #expect(versions == Registry.architectures.map(\.name), "\(slip)")
    }
    #expect(places.count >= 50)
  }

  @Test func theSharedSuitesDefectsAreInEveryVersionAndInShared() throws {
    let modules = Set(try defects(of: "Acceptance").map { $0.file.split(separator: "/")[1] })
    #expect(modules == Set(Registry.architectures.map { Substring($0.name) } + ["Shared"]))
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

  private func defects(of suite: String) throws -> [PlantedDefect] {
    let file = URL(filePath: "\(try root())/Tests/Defects/\(suite).json")
    return try JSONDecoder().decode([PlantedDefect].self, from: Data(contentsOf: file))
  }

  private func root() throws -> String { try #require(PackageRoot.path) }
}

extension String {
  fileprivate func replacing(_ range: Range<Index>, with text: String) -> String {
    replacingCharacters(in: range, with: text)
  }
}
