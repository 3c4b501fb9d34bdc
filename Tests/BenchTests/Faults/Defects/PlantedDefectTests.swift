import Testing

@testable import Arms
@testable import bench

/// Every number that a suite cites is proved by a defect, which `bench defects` plants.
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
      let source = try String(readFrom: "\(folder)/\(defect.file)")
      #expect(defect.range(in: source) != nil, "\(defect)")
      #expect(defect.find != defect.replace, "\(defect)")
      #expect(!(defect.find + defect.replace).contains("\n"), "\(defect)")
    }
  }

  @Test(arguments: suites)
  func everyDefectIsCaughtByATestThatCitesItsStatement(_ suite: String) throws {
    let sources = try SuiteSources(of: suite, in: root())
    for defect in try defects(of: suite) {
      #expect(defect.caughtBy.filter { !sources.knows($0) } == [], "no such tests: \(defect)")
      #expect(defect.caughtBy.contains { sources.cites(defect.behaviour, in: $0) }, "\(defect)")
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

  private func defects(of suite: String) throws -> [PlantedDefect] {
    try PlantedDefect.all(of: suite, in: root())
  }

  private func root() throws -> String { try #require(PackageRoot.path) }
}
