import Foundation

/// Plants each bug of the museum in all versions at once, and notes what the suites say of it.
struct BugCheck: RecordedCheck {
  let command = "bugs"
  let part: PackagePart
  let subjects: [String]
  let chosen: [String]
  private let versions: [String]
  private let slips: [String: [PlantedDefect]]

  init(_ chosen: [Bug], of museum: BugMuseum, in versions: [String], _ manifest: PackageManifest)
    throws
  {
    self.versions = versions.sorted()
    subjects = museum.bugs.map(\.id)
    self.chosen = chosen.map(\.id)
    part = try manifest.part(of: (versions + ["Acceptance"]).map { "\($0)Tests" })
    var slips: [String: [PlantedDefect]] = [:]
    for version in versions {
      slips[version] = try PlantedDefect.all(of: version, in: manifest.root)
        .filter { [subjects] in subjects.contains($0.slip ?? "") }
    }
    self.slips = slips
  }

  var facts: String { versions.map { slips[$0]?.facts ?? "" }.joined() }

  func outcomes(of bug: String, in copy: PackageCopy) throws -> [BugRecord] {
    let planted = versions.compactMap { version in
      slips[version]?.first { $0.slip == bug }.map { (version: version, slip: $0) }
    }
    for (version, slip) in planted { try copy.plant(slip, in: "Sources/\(version)/\(slip.file)") }
    let bundle = try copy.buildTests()
    let judge = try SuiteSources(of: "Acceptance", in: copy.folder)
    return try planted.map { version, slip in
      let own = try SuiteSources(of: version, in: copy.folder)
      let names = own.testCases.sorted().map { "\(version)Tests.\($0)" }
      let judges = judge.tests(citing: slip.behaviour).map(NSRegularExpression.escapedPattern)
      return BugRecord(
        bug: bug, architecture: version, own: try bundle.log(of: names).redTests,
        acceptance: try bundle.testingLog(
          of: ["--filter", judges.joined(separator: "|")], ["ARCHITECTURE": version]
        ).redTests)
    }
  }

  func subject(of record: BugRecord) -> String { record.bug }

  func kept() throws -> CheckRecord<BugRecord> { try BugMuseum.record(in: part.root) }

  func keep(_ record: CheckRecord<BugRecord>) throws {
    try record.keep(at: "\(part.root)/\(BugMuseum.path)")
  }
}

extension TestLog {
  /// The tests that failed, with what was said of each first.
  fileprivate var redTests: [BugRecord.RedTest] {
    failed.map { test in
      BugRecord.RedTest(
        test: test, message: FailureMessage(messages[test] ?? "").text,
        crash: hasCrashed && test == failed.last ? true : nil)
    }.sorted { $0.test < $1.test }
  }
}
