import Foundation
import HeadlessKit
import Testing

@testable import bench

/// A baseline that can't be used is named, with the reason and what to do.
struct BaselineTests {
  private static let small = SmallDocument(messages: [("A", 5)], code: [("A/tests/a", 9)])
  private static let advice = "; measure the old code again with 'bench --save FILE'"
  private static let cut = "is no whole document of bench; it may have been cut short"

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: String
    /// Breaks the text of a document.
    var breaking: @Sendable (String) -> String = { $0 }
    var document = small

    var text: String {
      get throws { breaking(try document.json) }
    }
  }

  static let cases = [
    Case(testDescription: "empty", reason: "is empty") { _ in "" },
    Case(testDescription: "no JSON", reason: cut) { _ in "flow,ns\r\nadd,1" },
    Case(testDescription: "cut short", reason: cut) { String($0.dropLast(20)) },
    Case(testDescription: "cut after one byte", reason: cut) { _ in "{" },
    Case(testDescription: "two documents", reason: cut) { $0 + $0 },
    Case(testDescription: "a list", reason: cut) { _ in "[1]" },
    Case(testDescription: "no document of bench", reason: "has nothing that fits at schema") { _ in
      "{}"
    },
    Case(
      testDescription: "an older schema", reason: "has schema 2, and this bench reads 3",
      document: SmallDocument(schema: 2, messages: [("A", 5)])),
    Case(
      testDescription: "the first schema", reason: "has schema 1, and this bench reads 3",
      document: SmallDocument(schema: 1, messages: [("A", 5)])),
    Case(
      testDescription: "blocks, as the third schema had them once",
      reason: "has nothing that fits at latency[0].core",
      breaking: { $0.replacing(#""core" : "quiet""#, with: #""blocks" : 2"#) },
      document: SmallDocument(ratios: [("A", 1)])),
    Case(
      testDescription: "a schema of another kind", reason: "has nothing that fits at schema"
    ) { _ in #"{"schema": "1"}"# },
    Case(testDescription: "a missing key", reason: "has nothing that fits at calls[0].work") {
      $0.replacing(#""work" : 5"#, with: #""play" : 5"#)
    },
    Case(
      testDescription: "a text for a number", reason: "has nothing that fits at lines[0].code"
    ) { $0.replacing(": 9", with: #": "9""#) },
    Case(
      testDescription: "an unknown name", reason: "has nothing that fits at lines[0].part"
    ) { $0.replacing(#""tests""#, with: #""proofs""#) },
    Case(
      testDescription: "what was measured until Control-C",
      reason: "comes from a run that was interrupted",
      document: SmallDocument(complete: false, messages: [("A", 5)])),
  ]

  @Test(arguments: cases)
  func aBrokenFileIsExplained(expected: Case) throws {
    let folder = try TemporaryFolder(["old.json": try expected.text])
    let path = folder.path("old.json")
    let error = InputError(description: "\(path): \(expected.reason)\(Self.advice)")
    #expect(throws: error) { try Document(path: path) }
    #expect(error.exitCode == .inputUnreadable)
  }

  @Test func everyPrefixOfADocumentIsRefused() throws {
    // Without the end of the last line it would be whole.
    let whole = try Self.small.json.dropLast()
    for count in 0..<whole.count {
      #expect(throws: InputError.self) {
        try Document(baseline: Data(whole.prefix(count).utf8), named: "cut.json")
      }
    }
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    #expect(throws: InputError(description: "x: \(Self.cut)\(Self.advice)")) {
      try Document(baseline: Data([0x7B, 0xFF, 0x00, 0x7D]), named: "x")
    }
  }

  @Test func aMissingFileIsNamed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("none.json")
    #expect(throws: InputError(description: "\(path): No such file or directory")) {
      try Document(path: path)
    }
    #expect(throws: InputError(description: "\(folder.path): Is a directory")) {
      try Document(path: folder.path)
    }
  }

  @Test(.enabled(if: getuid() != 0, "The superuser may read everything."))
  func aFileWithoutPermissionIsNamed() throws {
    let folder = try TemporaryFolder(["old.json": try Self.small.json])
    chmod(folder.path("old.json"), 0)
    #expect(throws: InputError.self) { try Document(path: folder.path("old.json")) }
  }

  /// Every part that is compared, as a document has it.
  @Test func whatARunWritesIsRead() throws {
    let small = SmallDocument(
      grade: .quiet, messages: [("A", 5)], mallocs: [("A", 7)], ratios: [("A", 1), ("B", 2)],
      code: [("A/tests/a", 9)])
    let document = small.document
    let baseline = try Document(baseline: Data(try document.json().utf8), named: "small.json")
    #expect(baseline == document)
    #expect(try Comparison(of: baseline, with: baseline).differences == [])
  }
}
