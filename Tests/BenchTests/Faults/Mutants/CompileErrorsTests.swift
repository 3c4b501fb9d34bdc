import Testing

@testable import bench

/// Which mutant keeps a version from compiling.
struct CompileErrorsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "A.swift": """
      func a() {
        if !_m(1) {
          b(_x(2, c, d), _n(3, 4))
        }
        e()
      }
      """
    ])
  }

  @Test(arguments: [
    (3, 9, "cannot convert", [2]),
    (3, 25, "cannot convert", [3]),
    (3, 1, "cannot convert", [2]),
    (3, 9, "missing return in closure", [1]),
    (5, 3, "cannot convert", [1]),
    (6, 1, "missing return in closure", [1]),
    (9, 1, "cannot convert", []),
  ])
  func nearestOneBeforeTheErrorIsMeant(
    _ line: Int, _ column: Int, _ text: String, _ expected: [Int]
  ) throws {
    let rules: [MutationRule] = [.callLeftOut, .argumentsExchanged, .numberChanged]
    let mutants = rules.enumerated().map { index, rule in
      Mutant(
        id: index + 1, rule: rule, file: "A.swift", line: 1, original: "", replacement: "")
    }
    let output = "\(folder.path)/A.swift:\(line):\(column): error: \(text)\nerror: fatalError\n"
    #expect(try CompileErrors(in: output).mutants(among: mutants) == Set(expected))
  }
}
