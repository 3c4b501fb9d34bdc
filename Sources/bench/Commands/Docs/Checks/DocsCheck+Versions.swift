import Console
import FakeWorld
import Items
import Reading
import Results
import Suites
import SwiftSource

/// What is read from versions and suites misses nothing of them.
extension DocsCheck {
  mutating func checkVersions() throws {
    for version in versions {
      about("Sources/\(version)")
      let seams = calls.filter { $0.row.architecture == version }.flatMap(\.row.seams)
      try checkCalls(of: version, seams)
      checkPlaces(of: version, seams)
      let rows = (counted.walk ?? []).filter { $0.architecture == version }
      let lost = rows.filter { $0.kind != nil && $0.file == nil }
      expect(lost.compactMap(\.method), among: [], "no source has what a walk calls")
      about("Tests/\(version)Tests")
      let tests = try Suite(of: version, in: root).tests.filter { test in
        let cited = Set(test.behaviours)
        return cited.isEmpty || !cited.isSubset(of: statements) && cited != ["Extra"]
      }
      expect(tests.map(\.id), among: [], "no statement is cited by")
    }
  }

  /// Whoever is held by a protocol turns up in some flow; whom nobody knows by one, the table of calls names.
  private mutating func checkCalls(of version: String, _ seams: [SeamCount]) throws {
    let files = try VersionFiles(ofVersion: version, in: root).production
    let held = files.flatMap(\.functions).filter(\.isRequirement).map(\.owner.name)
      .filter { name in files.contains { $0.text.contains("any \(name)") } }
    expect(held, among: seams.map(\.protocol), "no flow has a call of")
    let types = files.flatMap(\.declarations)
    let protocols = types.filter { $0.kind == .protocol }.map(\.name)
    let parents = Set(types.flatMap(\.inherited))
    let classes = types.filter { $0.kind == .class && !parents.contains($0.name) }
    let parts = calls.filter { $0.row.architecture == version }.flatMap(\.parts.keys)
    let seen = Set(seams.flatMap { [$0.from, $0.to] } + parts)
    let unseen = classes.filter {
      !seen.contains($0.name) && Set($0.inherited).isDisjoint(with: protocols)
    }.map(\.name)
    let named = CallsReport.unseen[version] ?? []
    let wrong = Set(unseen).symmetricDifference(named)
    expect(wrong, among: [], "the table of calls isn't right about the class")
  }

  /// Each concept has code, for client and store that of those who are seen calling them.
  private mutating func checkPlaces(of version: String, _ seams: [SeamCount]) {
    let places = (counted.places ?? []).filter { $0.architecture == version }
    let concepts = places.map(\.concept.rawValue)
    expect(Concept.allCases.map(\.rawValue), among: concepts, "no code is found for")
    for (concept, role) in [
      (Concept.requests, "\(HTTPItemsClient.self)"), (.caching, "\(InMemoryStore.self)"),
    ] {
      let found = places.filter { $0.concept == concept }.map(\.role)
      let seen = seams.filter { $0.to == role }.map(\.from)
      expect(seen, among: found, "no code is found for \(concept) of")
      expect(found, among: seen, "no flow has a call of \(role) by")
    }
  }
}
