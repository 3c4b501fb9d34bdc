import Console
import Foundation
import Reading
import SwiftSource

/// The folder in which somebody does an exercise.
package struct ExerciseFolder {
  package let data: ExerciseData
  let folder: String

  package init(at path: String) throws(InputError) {
    folder = URL(filePath: path).standardizedFileURL.path
    data = try ExerciseData(of: folder)
  }

  /// Says what the code is for that has a bug, and when asked again where the reference changes something.
  package func hint() throws -> String {
    if !data.concepts.isEmpty, try !isAskedAgain("hint") {
      return "The bug is in code that does this:\n"
        + data.concepts.map { "  \($0)\n" }.joined() + "Asked again, this names the file.\n"
    }
    if data.kind == .suite {
      let names = SwiftFile(path: "", text: data.changed.map(text).joined()).functions.map(\.name)
      return "The reference has these tests:\n"
        + names.filter { $0.hasPrefix("test") }.map { "  \($0)\n" }.joined()
    }
    let lines = data.changed.map { path in
      let what =
        data.start[path] == nil ? "new" : data.solution[path] == nil ? "goes" : "changes"
      return "  \(what.padding(toLength: 8, withPad: " ", startingAt: 0))\(path)"
    }
    return "In the reference:\n\(lines.joined(separator: "\n"))\n"
  }

  private func text(_ path: String) -> String {
    String(decoding: data.solution[path] ?? Data(), as: UTF8.self)
  }

  /// What differs between the learner's files and the reference's, as `diff -u` says it.
  package func differences() throws -> String {
    let reference = FileManager.default.temporaryDirectory.appending(path: "exercise-\(UUID())")
    defer { try? FileManager.default.removeItem(at: reference) }
    for (path, contents) in data.solution {
      try write(contents, to: reference.appending(path: path))
    }
    return try Set(data.solution.keys).union(own()).sorted().map { path in
      let isHere = contents(of: path) != nil
      let diff = ChildProcess(
        program: "diff",
        arguments: [
          "-u", "--label", "yours/\(path)", "--label", "reference/\(path)",
          isHere ? "\(folder)/\(path)" : "/dev/null",
          data.solution[path] == nil ? "/dev/null" : reference.appending(path: path).path,
        ])
      guard let outcome = diff.run() else { throw RunFailure("'diff' can't be started") }
      return outcome.output
    }.joined()
  }

  /// Whether the reference may be seen: once all holds, or when it is asked for again.
  package func isShown(after last: ExerciseOutcome?) throws -> Bool {
    try last?.isDone == true || isAskedAgain("solution")
  }

  private func isAskedAgain(_ what: String) throws -> Bool {
    let mark = url(of: "\(ExerciseData.folder)/asked-\(what)")
    if FileManager.default.fileExists(atPath: mark.path) { return true }
    try write(Data(), to: mark)
    return false
  }

  /// Puts other files in place of the learner's, and returns where those are kept.
  package func replace(withSolution: Bool) throws -> String {
    var number = 1
    let kept = { "\(ExerciseData.folder)/kept/\(number)" }
    while FileManager.default.fileExists(atPath: "\(folder)/\(kept())") { number += 1 }
    let files = withSolution ? data.solution : data.start
    for path in try own() {
      try contents(of: path).map { try write($0, to: url(of: "\(kept())/\(path)")) }
    }
    for (path, contents) in files where self.contents(of: path) != contents {
      try write(contents, to: url(of: path))
    }
    for path in try own() where files[path] == nil { try write(nil, to: url(of: path)) }
    return kept()
  }

  /// The learner's lines and files beside the reference's.
  package func costs() throws -> [ExerciseCost] {
    [data.cost(of: try files(), to: "yours"), data.cost(of: data.solution, to: "reference")]
      + data.others
  }

  // MARK: Files

  /// Differs once a file of the learner's does.
  package var state: String {
    get throws { try own().map { "\($0) \(contents(of: $0)?.hashValue ?? 0)" }.joined() }
  }

  /// The last check's outcome, nil before the first.
  package var last: ExerciseOutcome? { try? ExerciseOutcome.read(from: lastPath, or: "") }

  package func keep(_ outcome: ExerciseOutcome) throws {
    try Output(path: lastPath).write(try outcome.json())
  }

  private var lastPath: String { "\(folder)/\(ExerciseData.folder)/last.json" }

  /// The version and its suite, as they are now.
  func own() throws -> [String] {
    try data.folders.flatMap {
      try FileManager.default.files(at: $0, in: folder)
    }
  }

  func files() throws -> [String: Data] {
    try Dictionary(uniqueKeysWithValues: own().map { ($0, contents(of: $0) ?? Data()) })
  }

  func contents(of path: String) -> Data? {
    FileManager.default.contents(atPath: "\(folder)/\(path)")
  }

  /// Without contents removes a file.
  func write(_ contents: Data?, to file: URL) throws(OutputError) {
    do {
      if let contents {
        try contents.write(withFolderTo: file, options: .atomic)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    } catch {
      throw OutputError(name: file.path, reason: SystemError(error))
    }
  }

  func url(of path: String) -> URL { URL(filePath: "\(folder)/\(path)") }
}
