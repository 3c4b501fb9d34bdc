import Console
import Suites
import SwiftSource

extension SuiteSources {
  /// A test, or something that tests may use.
  private struct Unit {
    let name: String
    /// The test case, of a test.
    var testCase: String?
    /// What it names.
    let words: Set<String>
    let hasError: Bool
  }

  /// The tests that don't compile: an error stands in the test, in what its class has besides tests or inherits,
  /// or in a double or helper that either names, there or in turn.
  ///
  /// Who only names what has an error may have none by the compiler.
  func uncompiled(by log: String) throws(RunFailure) -> [String] {
    var errors: [String: Set<Int>] = [:]
    for match in log.matches(of: #/(?m)^(/.+):(\d+):\d+: error: .*/#) {
      errors[String(match.1), default: []].insert((Int(match.2) ?? 0) - 1)
    }
    let units = files.flatMap { file in self.units(of: file, errors[file.path] ?? []) }
    let helpers = units.filter { $0.testCase == nil }
    let broken = Set(helpers.filter(\.hasError).map(\.name)).closure { name in
      helpers.filter { $0.words.contains(name) }.map(\.name)
    }
    let tests = units.filter { unit in
      guard let testCase = unit.testCase else { return false }
      return unit.hasError || broken.contains(testCase) || !unit.words.isDisjoint(with: broken)
    }.map(\.name)
    guard !tests.isEmpty, Set(errors.keys).isSubset(of: files.map(\.path)) else {
      throw RunFailure("doesn't build:\n\(log)")
    }
    return tests.sorted()
  }

  private func units(of file: SwiftFile, _ errors: Set<Int>) -> [Unit] {
    let tests = file.functions.filter {
      testCases.contains($0.owner.name) && knows("\($0.owner.name)/\($0.name)")
    }
    let declared = Set(files.flatMap(\.declarations).filter { $0.kind != .extension }.map(\.name))
    // What is added to a type of production is known by both names.
    let added = file.functions.filter { !declared.contains($0.owner.name) }
    let types = file.declarations.filter { !$0.isNested && declared.contains($0.name) }
    return tests.map { test in
      Unit(
        name: "\(test.owner.name)/\(test.name)", testCase: test.owner.name,
        words: file.names(in: test.body),
        hasError: !errors.isDisjoint(with: test.lines))
    }
      + added.map { function in
        Unit(
          name: "\(function.owner.name).\(function.name)", words: file.names(in: function.body),
          hasError: !errors.isDisjoint(with: function.lines))
      }
      + types.map { type in
        let own = tests.filter { type.lines.contains($0.line) }
        let others = type.body.filter { word in !own.contains { $0.body.contains(word) } }
        let lines = Set(type.lines).subtracting(own.flatMap(\.lines))
        return Unit(
          name: type.name, words: file.names(in: others).union(type.inherited),
          hasError: !errors.isDisjoint(with: lines))
      }
  }
}

extension SwiftFile {
  /// The words, and with what they follow: `stubbed` and `Bag.stubbed`.
  fileprivate func names(in range: some Sequence<Int>) -> Set<String> {
    range.reduce(into: []) { names, index in
      names.insert(words[index].text)
      guard index > 1, words[index - 1].text == "." else { return }
      names.insert("\(words[index - 2].text).\(words[index].text)")
    }
  }
}
