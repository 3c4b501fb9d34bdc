import Console
import Reading

/// Plants each bug of the museum in all versions at once, and notes what the suites say of it.
package struct BugCheck: RecordedCheck {
  package let command = "bugs"
  package let path = BugRecord.path
  package let part: PackagePart
  package let subjects: [String]
  package let chosen: [String]
  private let versions: [String]

  package init(
    _ chosen: [Bug], of museum: BugMuseum, in versions: [String], _ manifest: PackageManifest
  )
    throws
  {
    self.versions = versions.sorted()
    subjects = museum.bugs.map(\.id)
    self.chosen = chosen.map(\.id)
    part = try manifest.part(of: (versions + ["Acceptance"]).map { "\($0)Tests" })
  }

  package var facts: String {
    get throws { try versions.flatMap(slips).facts }
  }

  private func slips(in version: String) throws -> [PlantedDefect] {
    try PlantedDefect.all(of: version, in: part.root).filter { subjects.contains($0.slip ?? "") }
  }

  package func outcomes(of bug: String, in copy: PackageCopy) throws -> [BugRecord] {
    let planted = try versions.flatMap { version in
      try slips(in: version).filter { $0.slip == bug }.map { (version: version, slip: $0) }
    }
    for (version, slip) in planted { try copy.plant(slip, in: "Sources/\(version)/\(slip.file)") }
    let bundle = try copy.buildTests()
    let judge = try SuiteSources(of: "Acceptance", in: copy.folder)
    return try planted.map { version, slip in
      let acceptance = try bundle.acceptance(judge.tests(citing: slip.behaviour), of: version)
      // A bug may end the process before anything has passed.
      guard !acceptance.ran.isEmpty else {
        throw RunFailure("no acceptance test of \(slip.behaviour) runs")
      }
      return BugRecord(
        bug: bug, architecture: version, own: try copy.log(of: version, in: bundle).redTests,
        acceptance: acceptance.redTests)
    }
  }

  package func subject(of record: BugRecord) -> String { record.bug }
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
