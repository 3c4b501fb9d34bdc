import Console
import Foundation
import Reading
import SwiftSource

/// The sources of a suite: its test cases, what its tests cite, and which of them can't be compiled.
package struct SuiteSources {
  /// A test, or something that tests may use.
  private struct Unit {
    let name: String
    /// The test case, of a test.
    var testCase: String?
    /// What it names.
    let words: Set<String>
    let hasError: Bool
  }

  private let files: [SwiftFile]
  /// The names of the classes that have tests.
  let testCases: Set<String>
  /// The first lines of the tests' comments, by `Class/method` or in Swift Testing by name.
  private let comments: [String: String]

  package init(of suite: String, in root: String) throws(InputError) {
    files = try ModuleFolder("Tests/\(suite)Tests", of: suite, in: root).files
    testCases = Set(files.flatMap(\.functions).filter(\.isTest).map(\.owner.name))
      .intersection(files.flatMap(\.declarations).testCases)
    var comments: [String: String] = [:]
    for file in files {
      for function in file.functions where function.isTest || function.name.contains(" ") {
        let first = file.text(ofLine: function.lines.lowerBound)
        comments[function.test] = first.hasPrefix("///") ? first : ""
      }
    }
    self.comments = comments
  }

  package var tests: [String] { comments.keys.sorted() }

  package func knows(_ test: String) -> Bool { comments[test] != nil }

  func tests(citing statement: String) -> [String] {
    comments.keys.filter { cites(statement, in: $0) }.sorted()
  }

  package func cites(_ statement: String, in test: String) -> Bool {
    comments[test]?.split { " ,./".contains($0) }.contains(Substring(statement)) ?? false
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
    let tests = file.functions.filter { testCases.contains($0.owner.name) && $0.isTest }
    let declared = Set(files.flatMap(\.declarations).filter { $0.kind != .extension }.map(\.name))
    // What is added to a type of production is known by both names.
    let added = file.functions.filter { !declared.contains($0.owner.name) }
    let types = file.declarations.filter { !$0.isNested && declared.contains($0.name) }
    return tests.map { test in
      Unit(
        name: test.test, testCase: test.owner.name, words: file.names(in: test.body),
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

extension Function {
  fileprivate var isTest: Bool { name.hasPrefix("test") && parameters.isEmpty }

  /// What a log calls it, being a test.
  fileprivate var test: String { name.contains(" ") ? name : "\(owner.name)/\(name)" }
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
