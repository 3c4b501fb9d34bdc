import Foundation
import Testing

@testable import bench

/// A baseline that can't be used is named, with the reason and what to do.
struct BaselineTests {
  private static let whole = SmallDocument(messages: [("A", 5)], code: [("A/tests/a", 9)]).json
  private static let advice = "; save a new one with 'bench --save FILE'"
  private static let cut = "is no whole JSON document; it may have been cut short"

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let reason: String
  }

  static let cases = [
    Case(testDescription: "empty", text: "", reason: "is empty"),
    Case(testDescription: "no JSON", text: "flow,ns\r\nadd,1", reason: cut),
    Case(testDescription: "cut short", text: String(whole.dropLast(20)), reason: cut),
    Case(testDescription: "cut after one byte", text: "{", reason: cut),
    Case(testDescription: "two documents", text: whole + whole, reason: cut),
    Case(
      testDescription: "a list", text: "[1]",
      reason: "has another kind of value than expected at its top"),
    Case(testDescription: "no document of bench", text: "{}", reason: "has no schema"),
    Case(
      testDescription: "a later schema", text: SmallDocument(schema: 2, messages: [("A", 5)]).json,
      reason: "has schema 2, and this bench reads 1"),
    Case(
      testDescription: "a schema of another kind", text: #"{"schema": "1"}"#,
      reason: "has another kind of value than expected at schema"),
    Case(
      testDescription: "no environment", text: #"{"schema": 1, "calls": []}"#,
      reason: "has no environment"),
    Case(
      testDescription: "a missing key", text: whole.replacing(#""messages": 5, "#, with: ""),
      reason: "has no calls[0].messages"),
    Case(
      testDescription: "a text for a number", text: whole.replacing(": 9", with: #": "9""#),
      reason: "has another kind of value than expected at lines[0].code"),
    Case(
      testDescription: "an unknown name", text: whole.replacing(#""tests""#, with: #""proofs""#),
      reason: "has a value that doesn't fit at lines[0].part"),
    Case(
      testDescription: "nothing to compare", text: SmallDocument(messages: []).json,
      reason: "has no calls, allocations, latency, or lines to compare"),
  ]

  @Test(arguments: cases)
  func aBrokenFileIsExplained(expected: Case) throws {
    let folder = try TemporaryFolder(["old.json": expected.text])
    let path = folder.path("old.json")
    let error = InputError(description: "\(path): \(expected.reason)\(Self.advice)")
    #expect(throws: error) { try Baseline(path: path) }
    #expect(error.exitCode == .inputUnreadable)
  }

  @Test func everyPrefixOfADocumentIsRefused() {
    for count in 0..<Self.whole.count {
      #expect(throws: InputError.self) {
        try Baseline(Data(Self.whole.prefix(count).utf8), named: "cut.json")
      }
    }
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    #expect(throws: InputError(description: "x: \(Self.cut)\(Self.advice)")) {
      try Baseline(Data([0x7B, 0xFF, 0x00, 0x7D]), named: "x")
    }
  }

  @Test func aMissingFileIsNamed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("none.json")
    let advice = "'bench --save FILE' writes a baseline"
    #expect(throws: InputError(description: "\(path): no such file or folder; \(advice)")) {
      try Baseline(path: path)
    }
    #expect(throws: InputError(description: "\(folder.path): can't be read; \(advice)")) {
      try Baseline(path: folder.path)
    }
  }

  @Test(.enabled(if: getuid() != 0, "The superuser may read everything."))
  func aFileWithoutPermissionIsNamed() throws {
    let folder = try TemporaryFolder(["old.json": Self.whole])
    chmod(folder.path("old.json"), 0)
    #expect(throws: InputError.self) { try Baseline(path: folder.path("old.json")) }
  }

  @Test func whatARunWritesIsRead() throws {
    let environment = DocumentTests.environment
    var document = Document(environment: environment)
    document.calls = try Run(options: Options(architectures: ["Direct"])).counts().map {
      CallRow($0)
    }
    let baseline = try Baseline(document)
    #expect(baseline.calls == document.calls)
    #expect(baseline.environment.cpu == environment.cpu)
    #expect(try Comparison(of: baseline, with: baseline).differences == [])
  }
}
