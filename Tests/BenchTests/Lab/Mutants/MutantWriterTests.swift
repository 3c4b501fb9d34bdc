import Foundation
import XCTest

@testable import Commands
@testable import Kept
@testable import lab

/// What each rule makes of sources.
final class MutantWriterTests: XCTestCase {
  /// Each statement of these stands on a line of its own.
  private static let samples: [(rule: MutationRule, source: String, bugs: [String])] = [
    (.callLeftOut, "func f() { a(); let b = c(); try? d() }", ["a() → ", "try? d() → "]),
    (.cancelLeftOut, "func f() { a?.cancel(); b() }", ["a?.cancel() → "]),
    (
      .assignmentLeftOut,
      "class A { var a = 1; let b: Int; var c: B?; init() { a = 2; b = 3; c = 4; title = d } }",
      ["a = 2 → ", "c = 4 → ", "title = d → "]
    ),
    (.returnLeftOut, "func f() { if a { return }; guard b else { return } }", ["return → "]),
    (
      .neighboursSwapped, "func f() { a(); b(); c(); let d = e; g() }",
      ["a() → b(); a()", "b() → c(); b()"]
    ),
    (.argumentsExchanged, "func f() { a(b: c, d: e, .g) }", ["a(b: c, d: e, .g) → e, c"]),
    (.conditionTrue, "func f() { if a, let b {} }", ["a → true"]),
    (.conditionFalse, "func f() { if a {}; if let b {} }", ["a → false", "let b → false"]),
    (.comparisonTurned, "func f() { a = b == c }", ["b == c → b != c"]),
    (.boundaryMoved, "func f() { a = b < c }", ["b < c → b <= c"]),
    (
      .booleanTurned, "func f() { a = !b && true }",
      ["!b → b", "true → false", "!b && true → !b || true"]
    ),
    (.numberChanged, "enum A: Int { case b = 1 }; func f() { a = 7 }", ["7 → 7 + 1"]),
    (.textChanged, #"func f() { a = "b" }"#, [#""b" → "b" + "?""#]),
    (
      .resultChanged,
      """
      func f() -> Bool { a || b }
      var g: Int? { if a { return nil }; return b }
      var h: [Int] { switch a { case .b: []; case .c: d } }
      func i() -> Bool { c { d }; return !e }
      """, ["a || b → !(a || b)", "b → nil", "d → []"]
    ),
    (
      .valueExchanged, "enum A { case b, c, d(Int) }; func f() { if case .b = a { g(.c, .d(1)) } }",
      [".c → .b"]
    ),
    (
      .weakDropped, "class A { weak var b: A?; func f() { c { [weak self] in self?.d() } } }",
      ["weak var b: A? → var b: A?", "weak self → self"]
    ),
    (
      .argumentBlanked, "func f() { a(b: c, d(), \\.e, { g }()) }",
      ["c → nothing", "d() → nothing", "{ g }() → nothing"]
    ),
  ]

  func testEveryRuleFindsItsSites() throws {
    let manifest = try PackageManifest(dump: Data(#"{"targets": []}"#.utf8), of: Run.root())
    let isWanted = ProcessInfo.processInfo.environment["REWRITER"] != nil
    try XCTSkipUnless(
      isWanted || MutantWriter.isCompiled(in: Run.root()), "REWRITER=1 compiles the rewriter")
    let sources = Self.samples.map {
      ("version/\($0.rule.rawValue).swift", $0.source.replacing("; ", with: "\n"))
    }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: sources))
    let mutants = try MutantWriter(in: manifest).mutated(folder.path("version")).mutants
    let blanked = try MutantWriter(in: manifest)
      .mutated(folder.path("version"), blankingArguments: true).mutants
    XCTAssertFalse(mutants.contains { $0.rule == .argumentBlanked })
    for sample in Self.samples {
      let all = sample.rule == .argumentBlanked ? blanked : mutants
      let own = all.filter {
        $0.rule == sample.rule && $0.file == "\(sample.rule.rawValue).swift"
      }
      XCTAssertEqual(own.map { "\($0.original) → \($0.replacement)" }, sample.bugs)
    }
    XCTAssertEqual(Set(Self.samples.map(\.rule)), Set(MutationRule.allCases))
    try assertPlaces(by: MutantWriter(in: manifest))
  }

  func testRewriterIsCompiledAgainWhenASourceIsNewer() throws {
    let inputs = MutantWriter.inputs.dropLast()
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: inputs.map { ($0, "") }))
    XCTAssertFalse(try MutantWriter.isCompiled(in: folder.path))
    try folder.write(Data(), to: ".build/copies/rewriter")
    XCTAssertTrue(try MutantWriter.isCompiled(in: folder.path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date.distantFuture], ofItemAtPath: folder.path(inputs[0]))
    XCTAssertFalse(try MutantWriter.isCompiled(in: folder.path))
  }

  /// From the first character, after any before it, to behind the last.
  private func assertPlaces(by writer: MutantWriter) throws {
    let folder = try TemporaryFolder([
      "version/A.swift": """
      func f() {
        g(a: "…" + d, b: c)
        if b { return }
        h {
          a = 1
        }
      }
      """
    ])
    let places = try writer.mutated(folder.path("version")).mutants.map {
      "\($0.rule.rawValue) \($0.line):\($0.column)-\($0.endLine):\($0.endColumn)"
    }
    for place in [
      "arguments exchanged 2:3-2:22", "text changed 2:8-2:11", "call left out 2:3-2:22",
      "early return left out 3:10-3:16", "call left out 4:3-6:4", "number changed 5:9-5:10",
    ] { XCTAssert(places.contains(place), "\(place) in \(places)") }
  }
}
