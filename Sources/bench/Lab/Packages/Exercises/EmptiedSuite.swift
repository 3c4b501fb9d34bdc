import Console
import Foundation
import Kept
import Reading
import Suites
import SwiftSource

/// The tests of the form's main type, taken out of their file, and the slips that they notice.
struct EmptiedSuite {
  /// Of the file, below the package's folder.
  let path: String
  /// What is left of it.
  let text: String
  /// Those that were in it, as `Class/method`.
  let tests: Set<String>
  let slips: [MutantRow]
  /// What the file's own tests took.
  let cost: ExerciseCost

  private static let scene = "AddItem"

  /// The type is that in which its own tests notice most.
  init(of version: String, in root: String) throws {
    let noticed = try MutantRecord(of: version, in: root).mutants(of: version).filter { slip in
      slip.file.hasPrefix("\(Self.scene)/")
        && slip.red.contains { $0.hasPrefix("\(slip.file.typeOfFile)Tests/") }
    }
    let files = Dictionary(grouping: noticed, by: \.file)
    guard
      let (file, slips) = files.min(by: {
        ($1.value.count, $0.key) < ($0.value.count, $1.key)
      })
    else { throw RunFailure("no slip is kept of the form of \(version)") }
    self.slips = slips
    path = "Tests/\(version)Tests/\(Self.scene)/\(file.typeOfFile)Tests.swift"
    let source = SwiftFile(path: path, text: try String(readFrom: "\(root)/\(path)"))
    let methods = TestFile(source, testCases: ["\(file.typeOfFile)Tests"]).tests
    tests = Set(methods.map(\.id))
    let lines = source.text.components(separatedBy: "\n")
    let gone = Set(methods.flatMap(\.lines))
    text = lines.indices.filter { !gone.contains($0) }.map { lines[$0] }.joined(separator: "\n")
      .replacing(/\n\n\n+/, with: "\n\n")
    cost = ExerciseCost(
      of: version, from: [path: Data(text.utf8)], to: [path: Data(source.text.utf8)],
      whose: ExerciseCost.title(in: version))
  }

  var statements: [Statement] {
    slips.enumerated().map { index, slip in
      Statement(
        number: "S\(index + 1)",
        text: "\(slip.file):\(slip.line): \(slip.rule.rawValue): `\(slip.change)`")
    }
  }
}
