import SwiftSource

/// The rule by which a failure message counts as naming the cause of a bug.
struct NamedCause {
  static let rule = """
    * names the cause: a red test of the test case beside the faulty type, which says a name from the \
    changed line, from its function or those that this one calls in its file, or the type's name.
    """

  private let type: String
  private let words: Set<String>

  /// `lines` are the changed line as it was and as it is, `number` counts it from 1.
  init(in file: SwiftFile, line number: Int?, _ lines: [String]) {
    type = String(file.path.split(separator: "/").last?.prefix { !"+.".contains($0) } ?? "")
    let functions = file.functions
    let body = { (function: Function) in
      function.body.flatMap { Self.words(in: file.words[$0].text) }
    }
    let changed = functions.filter { function in
      number.map { function.lines.contains($0 - 1) } ?? false
    }
    let reached = Set(changed.map(\.name)).closure { name in
      functions.filter { $0.name == name }.flatMap(body)
    }
    words = reached.union([type]).union(lines.flatMap(Self.words))
  }

  /// The first that does; labels, which stand in a value whatever it is, don't count, nor do crashes, of
  /// which no test has a say.
  func test(among tests: [BugRecord.RedTest]) -> String? {
    tests.first { test in
      let said = Self.words(in: test.message.replacing(/\w+:/, with: ""))
      return test.test.hasPrefix(type) && test.crash != true && !words.isDisjoint(with: said)
    }?.test
  }

  /// Names and numbers, within texts too, other than what stands in all code or in every message.
  private static func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      .filter { $0.count > 2 && !Keyword.reserved.contains($0) && !common.contains($0) }
  }

  private static let common: Set = [
    "weak", "item", "items", "XCTAssertEqual", "failed", "not", "equal", "Optional",
  ]
}
