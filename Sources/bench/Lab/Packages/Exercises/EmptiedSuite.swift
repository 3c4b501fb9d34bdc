import Console
import Foundation
import Kept
import Suites
import SwiftSource

/// A suite without the tests of the form's main type, and the mutants that these tests notice.
struct EmptiedSuite {
  /// The path of the file, below the package's folder.
  let path: String
  /// The text of the file without the tests.
  let text: String
  let mutants: [MutantRow]

  private static let scene = "AddItem"

  /// The main type is the type whose own tests notice most mutants.
  init(of version: String, in root: String) throws {
    let noticed = try MutantRecord(of: version, in: root).mutants(of: version).filter { mutant in
      mutant.file.hasPrefix("\(Self.scene)/")
        && mutant.red.contains { $0.hasPrefix("\(mutant.file.typeOfFile)Tests/") }
    }
    let files = Dictionary(grouping: noticed, by: \.file)
    guard
      let (file, mutants) = files.min(by: {
        ($1.value.count, $0.key) < ($0.value.count, $1.key)
      })
    else { throw RunFailure("there are no recorded mutants of the form of \(version)") }
    self.mutants = mutants
    path = "Tests/\(version)Tests/\(Self.scene)/\(file.typeOfFile)Tests.swift"
    let source = SwiftFile(path: path, text: try String(readFrom: "\(root)/\(path)"))
    let tests = TestFile(source, testCases: ["\(file.typeOfFile)Tests"]).tests
    let gone = Set(tests.flatMap(\.lines))
    text = source.text.components(separatedBy: "\n").enumerated()
      .filter { !gone.contains($0.offset) }.map(\.element).joined(separator: "\n")
      .replacing(/\n\n\n+/, with: "\n\n")
  }

  var statements: [Statement] {
    mutants.enumerated().map { index, mutant in
      Statement(
        number: "S\(index + 1)",
        text: "\(mutant.file):\(mutant.line): \(mutant.rule.rawValue): `\(mutant.change)`")
    }
  }
}
