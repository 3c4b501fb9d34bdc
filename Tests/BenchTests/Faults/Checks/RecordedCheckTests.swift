import Foundation
import XCTest

@testable import Console
@testable import Faults

/// When a check that takes minutes is tried anew, and what is kept of it.
final class RecordedCheckTests: XCTestCase {
  private struct Seen: Codable, Equatable {
    let subject: String
    let text: String
  }

  /// Finds what the file named after the subject holds in the copy.
  private struct FakeCheck: RecordedCheck {
    let command = "fakes"
    let path = "kept.json"
    let part: PackagePart
    var facts = ""
    var subjects = ["a", "b"]
    var chosen = ["a", "b"]
    /// What happens while one is tried.
    var meanwhile: () throws -> Void = {}

    func outcomes(of subject: String, in copy: PackageCopy) throws -> [Seen] {
      try meanwhile()
      let text = try copy.text(of: "Tests/\(subject)")
      if text == "fails" { throw RunFailure("no place for it") }
      try copy.write("planted", to: "Tests/b")
      return [Seen(subject: subject, text: text)]
    }

    func subject(of outcome: Seen) -> String { outcome.subject }
  }

  private let progress = ProgressLine(width: 80) { _ in }
  private let old = Seen(subject: "b", text: "2")

  private func check(in folder: TemporaryFolder) throws -> FakeCheck {
    let dump = Data(#"{"targets": []}"#.utf8)
    let part = try PackageManifest(dump: dump, of: folder.path).part(of: [], with: ["Tests"])
    let check = FakeCheck(part: part)
    try check.keep(CheckRecord(fingerprint: "", outcomes: [old]))
    return check
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["Package.swift": "", "Tests/a": "1", "Tests/b": "2"])
  }

  func testWhatIsFoundIsKeptWithWhatItWasFoundOf() throws {
    let folder = try folder()
    let check = try check(in: folder)
    XCTAssertFalse(try check.isCurrent())
    try check.settle(renewing: true, progress)
    XCTAssertTrue(try check.isCurrent())
    XCTAssertEqual(try check.kept().outcomes, [Seen(subject: "a", text: "1"), old])
    var other = check
    other.subjects += ["a", "b"]
    try other.settle(renewing: true, progress)
    XCTAssertEqual(try other.kept().outcomes, [Seen(subject: "a", text: "1"), old])
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
    XCTAssertEqual(try check.kept().outcomes, [old])
    try check.settle(renewing: true, progress)
    // Whatever the record says, it is current.
    try check.keep(CheckRecord(fingerprint: check.kept().fingerprint, outcomes: []))
    try check.settle(renewing: false, progress)
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
    XCTAssertEqual(try check.kept().outcomes.map(\.text), ["1", "3"])
    XCTAssertFalse(try check.isCurrent())
  }
  func testOutcomeOfAnInterruptedTrialIsNotKept() throws {
    Interrupt.install()
    defer {
      Interrupt.install()
      for number in [SIGHUP, SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
    let folder = try folder()
    var check = try check(in: folder)
    check.meanwhile = { raise(SIGINT) }
    XCTAssertThrowsError(try check.settle(renewing: true, progress)) {
      XCTAssertEqual("\($0)", "interrupted; not all was tried")
    }
    XCTAssertEqual(try check.kept().outcomes, [old])
  }

  func testWhatWasTriedInOtherFilesIsNotCurrent() throws {
    let folder = try folder()
    var check = try check(in: folder)
    check.meanwhile = { try folder.write(Data("3".utf8), to: "Tests/a") }
    XCTAssertThrowsError(try check.settle(renewing: true, progress)) {
      XCTAssertEqual("\($0)", "fakes: files have changed meanwhile; try again")
    }
    XCTAssertFalse(try check.isCurrent())
    try check.settle(renewing: true, progress)
    XCTAssertTrue(try check.isCurrent())
  }
}
