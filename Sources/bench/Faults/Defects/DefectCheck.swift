import Console
import Foundation
import Reading

/// Plants the defects of a suite one by one, which proves the statements that its tests cite: at least one that
/// cites the statement broken has to turn red.
package struct DefectCheck: RecordedCheck {
  /// A version's suite, or Acceptance, whose defects are in all versions and in Shared.
  let suite: String
  package let part: PackagePart
  package let defects: [PlantedDefect]

  package init(of suite: String, _ manifest: PackageManifest) throws {
    self.suite = suite
    part = try manifest.part(of: ["\(suite)Tests"])
    defects = try PlantedDefect.all(of: suite, in: manifest.root)
  }

  package var command: String { "defects \(suite)" }
  package var subjects: [String] { defects.map(subject) }
  package var chosen: [String] { subjects }
  package var facts: String { defects.facts }

  package func begin(in copy: PackageCopy) throws {
    let log = try log(in: copy)
    guard log.failed.isEmpty, !log.passed.isEmpty else {
      throw RunFailure("\(suite) isn't green without a defect: \(log.failed.listed)")
    }
  }

  package func outcomes(of subject: String, in copy: PackageCopy) throws -> [PlantedDefect] {
    try defects.filter { self.subject(of: $0) == subject }.map { defect in
      try copy.plant(
        defect, in: suite == Self.judge ? defect.file : "Sources/\(suite)/\(defect.file)")
      let log = try log(in: copy)
      let sources = try SuiteSources(of: suite, in: copy.folder)
      let citing = log.failed.filter { sources.cites(defect.behaviour, in: $0) }
      if citing.isEmpty { throw RunFailure("no test that cites the statement notices") }
      var recorded = defect
      recorded.crash = log.hasCrashed ? true : nil
      recorded.caughtBy = log.failed.count <= 5 ? log.failed : Array(citing.prefix(5))
      return recorded
    }
  }

  package func subject(of defect: PlantedDefect) -> String {
    "\(defect.behaviour) \(defect.file): `\(defect.after ?? "")\(defect.find)` becomes `\(defect.replace)`"
  }

  package var path: String { PlantedDefect.path(of: suite) }

  package func kept() throws -> CheckRecord<PlantedDefect> {
    CheckRecord(fingerprint: try fingerprints()[suite] ?? "", outcomes: defects)
  }

  package func keep(_ record: CheckRecord<PlantedDefect>) throws {
    try record.outcomes.keep(at: "\(part.root)/\(path)")
    let fingerprints = try fingerprints().merging([suite: record.fingerprint]) { $1 }
    try fingerprints.keep(at: "\(part.root)/\(Self.fingerprints)")
  }

  package static let judge = "Acceptance"
  private static let fingerprints = PlantedDefect.path(of: "Recorded")

  private func fingerprints() throws -> [String: String] {
    try .read(
      from: "\(part.root)/\(Self.fingerprints)", or: "not the fingerprints that were expected")
  }

  private func log(in copy: PackageCopy) throws -> TestLog {
    let bundle = try copy.buildTests()
    return try bundle.log(
      suite == Self.judge ? .testing(["--skip", "Random use|RegistryTests"]) : .xctest())
  }
}

extension [PlantedDefect] {
  /// What is planted, whatever notices it.
  var facts: String {
    let slips = map { [$0.behaviour, $0.file, $0.after ?? "", $0.find, $0.replace] }
    return slips.joined().joined(separator: "\n")
  }
}
