import Foundation
import XCTest

@testable import bench

/// When a check that takes minutes is tried anew, and what is kept of it.
final class RecordedCheckTests: XCTestCase {
  private struct Seen: Codable, Equatable {
    let subject: String
    let red: [String]
  }

  /// Finds what a file named after the subject holds in the copy.
  private struct FakeCheck: RecordedCheck {
    let command = "fakes"
    let part: PackagePart
    var facts = ""
    let subjects = ["a", "b"]
    var chosen = ["a", "b"]

    func outcomes(of subject: String, in copy: PackageCopy) throws -> [Seen] {
      let text = try copy.text(of: "Tests/\(subject)")
      if text == "fails" { throw RunFailure("no place for it") }
      try copy.write("planted", to: "Tests/a")
      return [Seen(subject: subject, red: [text])]
    }

    func subject(of outcome: Seen) -> String { outcome.subject }

    func kept() throws -> CheckRecord<Seen> {
      try .read(from: "\(part.root)/kept.json", or: "no record")
    }

    func keep(_ record: CheckRecord<Seen>) throws { try record.keep(at: "\(part.root)/kept.json") }
  }

  private let progress = ProgressLine(width: 80) { _ in }

  private func check(in folder: TemporaryFolder) throws -> FakeCheck {
    let dump = Data(#"{"targets": []}"#.utf8)
    return FakeCheck(
      part: try PackageManifest(dump: dump, of: folder.path).part(of: [], with: ["Tests"]))
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "", "Tests/a": "1", "Tests/b": "2",
      "kept.json": #"{"fingerprint": "", "outcomes": [{"subject": "b", "red": ["2"]}]}"#,
    ])
  }

  func testWhatIsFoundIsKeptWithWhatItWasFoundOf() throws {
    let folder = try folder()
    let check = try check(in: folder)
    XCTAssertFalse(try check.isCurrent())
    try check.settle(renewing: true, progress)
    XCTAssertTrue(try check.isCurrent())
    let kept = try check.kept()
    XCTAssertEqual(kept.outcomes, [Seen(subject: "a", red: ["1"]), Seen(subject: "b", red: ["2"])])
    XCTAssertEqual(kept.fingerprint, try check.part.fingerprint())
    var other = check
    other.facts = "others"
    XCTAssertFalse(try other.isCurrent())
    try folder.write(Data("3".utf8), to: "Tests/a")
    XCTAssertFalse(try check.isCurrent())
  }

  func testComparingTriesWhatIsStaleAloneAndKeepsNoOtherOutcome() throws {
    let folder = try folder()
    let check = try check(in: folder)
    XCTAssertThrowsError(try check.settle(renewing: false, progress)) {
      XCTAssertEqual(
        "\($0)", "a: not as it is kept; 'bench fakes --renew' makes the record anew")
    }
    XCTAssertEqual(try check.kept().outcomes, [Seen(subject: "b", red: ["2"])])
    try check.settle(renewing: true, progress)
    let record = try check.kept()
    // Whatever the record says, it is current.
    try check.keep(CheckRecord(fingerprint: record.fingerprint, outcomes: []))
    try check.settle(renewing: false, progress)
    let more = record.outcomes + [Seen(subject: "b", red: [])]
    try check.keep(CheckRecord(fingerprint: "", outcomes: more))
    XCTAssertThrowsError(try check.settle(renewing: false, progress))
  }

  func testWhatComparesEqualIsCurrent() throws {
    let folder = try folder()
    let check = try check(in: folder)
    try check.settle(renewing: true, progress)
    let record = try check.kept()
    try check.keep(CheckRecord(fingerprint: "", outcomes: record.outcomes))
    try check.settle(renewing: false, progress)
    XCTAssertEqual(try check.kept(), record)
  }

  func testSomeOrWhatFailsLeavesTheRecordStale() throws {
    let folder = try folder()
    var check = try check(in: folder)
    check.chosen = ["a"]
    try check.settle(renewing: true, progress)
    XCTAssertEqual(try check.kept().outcomes.map(\.subject), ["a", "b"])
    XCTAssertFalse(try check.isCurrent())
    check.chosen = check.subjects
    try folder.write(Data("fails".utf8), to: "Tests/a")
    try folder.write(Data("3".utf8), to: "Tests/b")
    XCTAssertThrowsError(try check.settle(renewing: true, progress)) {
      XCTAssertEqual("\($0)", "a: no place for it")
    }
    XCTAssertEqual(try check.kept().outcomes.map(\.red), [["1"], ["3"]])
    XCTAssertFalse(try check.isCurrent())
  }
}
