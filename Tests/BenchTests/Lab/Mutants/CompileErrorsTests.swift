import XCTest

@testable import Kept
@testable import lab

/// Which mutant keeps a version from compiling.
final class CompileErrorsTests: XCTestCase {
  func testNearestOneBeforeTheErrorIsMeant() throws {
    let folder = try TemporaryFolder([
      "B.swift": """
      func a() { if !_m(1) { } }
      func b() {
        c(_x(2, c, d), _n(3, 4))
        { e }
      }
      """,
      "A.swift": """
      func a() {
        if !_m(1) {
          b(_x(2, c, d), _d(3, 4))
        }
        e()
      }
      """,
    ])
    let rules: [MutationRule] = [.callLeftOut, .argumentsExchanged, .numberChanged]
    let mutants = rules.enumerated().map { index, rule in
      Mutant(
        id: index + 1, rule: rule, file: "A.swift", line: 1, column: 1, endLine: 1, endColumn: 1,
        original: "", replacement: "")
    }
    // What is left out elsewhere isn't meant.
    let elsewhere = "\(folder.path)/B.swift:4:5: error: cannot infer"
    XCTAssertEqual(try CompileErrors(output: elsewhere).mutants(among: mutants), [2, 3])
    for (place, text, expected) in [
      ("3:9", "cannot convert", [2]), ("3:25", "cannot convert", [3]),
      ("3:1", "cannot convert", [2]), ("3:9", "missing return in closure", [1]),
      ("5:3", "cannot convert", [1]), ("6:1", "missing return in closure", [1]),
      ("9:1", "cannot convert", []),
    ] {
      let output = "\(folder.path)/A.swift:\(place): error: \(text)\nerror: fatalError\n"
      XCTAssertEqual(
        try CompileErrors(output: output).mutants(among: mutants), Set(expected), "\(place) \(text)"
      )
    }
  }
}
