import Foundation
import Testing

@testable import bench

/// What each rule makes of sources.
@Suite(.enabled(if: (try? MutantWriter.libraries()) != nil, "the toolchain has no SwiftSyntax"))
struct MutantWriterTests {
  /// Each statement of these stands on a line of its own.
  private static let samples: [(rule: MutationRule, source: String, slips: [String])] = [
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
  ]

  @Test func everyRuleFindsItsSites() throws {
    let root = try #require(PackageRoot.path)
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: Self.samples.map {
          ("version/\($0.rule.rawValue).swift", $0.source.replacing("; ", with: "\n"))
        }))
    // Where `bench mutants` keeps it, compiled once for both.
    let kept = "\(root)/.build/mutants"
    try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
    let mutants = try MutantWriter(from: root, to: kept)
      .write(folder.path("version"), to: folder.path("copy"), without: [])
    for sample in Self.samples {
      let own = mutants.filter {
        $0.rule == sample.rule && $0.file == "\(sample.rule.rawValue).swift"
      }
      #expect(own.map { "\($0.original) → \($0.replacement)" } == sample.slips)
    }
    #expect(Set(Self.samples.map(\.rule)) == Set(MutationRule.allCases))
  }
}
