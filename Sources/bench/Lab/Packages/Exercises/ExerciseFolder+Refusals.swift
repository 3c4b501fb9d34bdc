import Console
import Foundation
import Labels
import Suites
import SwiftSource

extension ExerciseFolder {
  /// What the learner must correct even if all tests pass.
  func refusals(of suite: SuiteSources) throws -> [String] {
    let untested = data.statements.map(\.number).filter {
      data.needsTests && suite.tests(citing: $0).isEmpty
    }
    return try strangers() + skipped() + shadowing() + tampering()
      + ArchitectureRule.breaches(in: sources())
      + missing(from: suite)
      + untested.map { "\($0): no test in \(data.suite) has /// \($0). above it" }
  }

  /// Files that somebody added outside of the folders of the task.
  private func strangers() throws -> [String] {
    let known = try filesAtStart()
    let files = try ["Sources", "Tests"]
      .flatMap { try FileManager.default.files(at: $0, in: folder) }
      .filter { !known.contains($0) && !data.isOwn($0) }.sorted()
    let manifests = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix("Package@") }
    return (files + manifests).map { "\($0) isn't part of the exercise; remove it" }
  }

  /// Names by which code could write the log of tests, end them, or notice that it is checked.
  private func tampering() throws -> [String] {
    let words: Set = [
      "print", "debugPrint", "dump", "putchar", "puts", "fputs", "fwrite", "printf", "write",
      "FileHandle", "OutputStream", "DispatchIO", "exit", "abort", "Process", "ProcessInfo",
      "getenv", "environ", "dlsym",
    ]
    let atStart = try filesAtStart()
    return try data.folders.flatMap { try files(in: $0) }.flatMap { path in
      let names = try [
        textAtStart(of: path, among: atStart), String(readFrom: "\(folder)/\(path)"),
      ]
      .map { SwiftFile(path: path, text: $0).words }
      let known = Set(names[0].map(\.text))
      return names[1].indices.filter { index in
        let word = names[1][index].text
        return !known.contains(word)
          && (words.contains(word) && !isOfARole(index, among: names[1])
            || word.contains(/^@?_[A-Za-z]/))
      }
      .map { names[1][$0] }
      .map { "\(path):\($0.line + 1): tests can't be trusted beside \($0.text); remove it" }
    }
  }

  /// Whether a word is the `write` of a role, such as `repository.write(items)`, and neither the
  /// system's nor that of a string or of data, which take a file.
  private func isOfARole(_ index: Int, among words: [Token]) -> Bool {
    guard words[index].text == "write" else { return false }
    if words.text(at: index - 1) == "func" { return true }
    return words.text(at: index - 1) == "."
      && words.text(at: index - 2).first?.isUppercase == false
      && words.text(at: index + 1) == "("
      && !["to", "toFile"].contains(words.text(at: index + 2))
  }

  /// Tests that neither passed nor failed, although no test failed.
  func silent(of suite: SuiteSources, in log: TestLog) -> [String] {
    guard log.failed.isEmpty else { return [] }
    return suite.tests.filter { !log.passed.contains($0) }.prefix(3)
      .map { "\($0) didn't end; no code may end the tests" }
  }

  /// Tests that would pass without checking anything.
  private func skipped() throws -> [String] {
    let words: Set = ["XCTSkip", "XCTSkipIf", "XCTSkipUnless", "XCTExpectFailure"]
    return try SwiftFileFinder.files(in: "\(folder)/\(data.suite)").flatMap { path in
      let file = SwiftFile(path: path, text: try String(readFrom: path))
      return file.words.filter { $0.kind == .identifier && words.contains($0.text) }.map {
        "\(path.dropFirst(folder.count + 1)):\($0.line + 1): with \($0.text), a test passes "
          + "without a check; remove it"
      }
    }
  }

  /// Declarations that would replace a name of XCTest, or a comparison.
  private func shadowing() throws -> [String] {
    let declaring: Set = [
      "func", "typealias", "struct", "class", "enum", "protocol", "macro", "let", "var",
    ]
    let atStart = try filesAtStart()
    let known = try declarations(shadowing: declaring) {
      try textAtStart(of: $0, among: atStart)
    }
    return try declarations(shadowing: declaring) { try String(readFrom: "\(folder)/\($0)") }
      .filter { !known.map(\.text).contains($0.text) }
      .map {
        "\($0.place): \($0.text) would replace a comparison of tests; remove it"
      }
  }

  private func declarations(
    shadowing declaring: Set<String>, _ text: (String) throws -> String
  ) throws -> [(place: String, text: String)] {
    try files(in: data.suite).flatMap { path in
      let file = SwiftFile(path: path, text: try text(path))
      return zip(file.words, file.words.dropFirst()).filter { keyword, name in
        declaring.contains(keyword.text)
          && (name.text.hasPrefix("XCT")
            || keyword.text == "func" && ["==", "!=", "===", "!=="].contains(name.text))
      }.map { keyword, name in ("\(path):\(keyword.line + 1)", "\(keyword.text) \(name.text)") }
    }
  }

  /// The version with the paths that it has in the project, for which the architecture rules are
  /// written.
  private func sources() throws -> Version {
    func sources(where isWanted: (String) -> Bool, in folder: String) throws -> [SourceFile] {
      try FileManager.default.files(at: "Sources", in: self.folder)
        .filter { $0.hasSuffix(".swift") && isWanted($0) }.map { path in
          SourceFile(
            path: path.replacing("Sources/", with: folder, maxReplacements: 1),
            text: try String(readFrom: "\(self.folder)/\(path)"))
        }
    }
    let isOwn = { [data] (path: String) in path.hasPrefix("Sources/\(data.version)/") }
    return try Version(
      name: data.version, files: sources(where: isOwn, in: "Sources/"),
      shared: sources(where: { !isOwn($0) }, in: "Sources/Shared/"))
  }

  /// If the task is a change, tests may be renamed, but there may not be fewer tests.
  private func missing(from suite: SuiteSources) -> [String] {
    let gone = data.tests.filter { !suite.knows($0) }
    guard !gone.isEmpty, !data.needsTests || suite.tests.count <= data.tests.count else {
      return []
    }
    return ["These tests of the suite are missing: \(gone.listed); restore them"]
  }
}
