import Foundation

/// The sources of a version's suite, and which of its tests can't be compiled.
struct SuiteSources {
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

  init(at folder: URL) throws {
    files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { path in
        let file = folder.appending(path: path)
        return SwiftFile(path: path, text: try String(contentsOf: file, encoding: .utf8))
      }
    let types = files.flatMap(\.declarations)
    let heirs = Set(["XCTestCase"]).closure { name in
      types.filter { $0.inherited.contains(name) }.map(\.name)
    }
    testCases = Set(files.flatMap(\.functions).filter(\.isTest).map(\.owner.name))
      .intersection(heirs)
  }

  /// The tests that don't compile: an error stands in the test, in what its class has besides tests or inherits,
  /// or in a double or helper that either names, there or in turn.
  ///
  /// Who only names what has an error may have none by the compiler. `errors` are the lines that it names, from
  /// 0, by the file's path below the suite's folder.
  func uncompiled(by errors: [String: Set<Int>]) -> [String] {
    let units = files.flatMap { file in self.units(of: file, errors[file.path] ?? []) }
    let helpers = units.filter { $0.testCase == nil }
    let broken = Set(helpers.filter(\.hasError).map(\.name)).closure { name in
      helpers.filter { $0.words.contains(name) }.map(\.name)
    }
    return units.filter { unit in
      guard let testCase = unit.testCase else { return false }
      return unit.hasError || broken.contains(testCase) || !unit.words.isDisjoint(with: broken)
    }.map(\.name)
  }

  private func units(of file: SwiftFile, _ errors: Set<Int>) -> [Unit] {
    let tests = file.functions.filter { testCases.contains($0.owner.name) && $0.isTest }
    let declared = Set(files.flatMap(\.declarations).filter { $0.kind != .extension }.map(\.name))
    // What is added to a type of production is known by both names.
    let added = file.functions.filter { !declared.contains($0.owner.name) }
    let types = file.declarations.filter { !$0.isNested && declared.contains($0.name) }
    return tests.map { test in
      Unit(
        name: "\(test.owner.name)/\(test.name)", testCase: test.owner.name,
        words: file.names(in: test.body), hasError: !errors.isDisjoint(with: test.lines))
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
