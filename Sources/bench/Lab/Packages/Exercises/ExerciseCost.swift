import Console
import Foundation
import SwiftSource

/// What was written, counted from the start: files, and lines of code that come and go.
package struct ExerciseCost: Codable, Equatable, Sendable {
  package let whose: String
  /// Of the version, without its suite.
  package let sources: Count
  package let suite: Count

  package struct Count: Codable, Equatable, Sendable {
    package var changed = 0
    package var made = 0
    package var come = 0
    package var go = 0
  }

  package static func table(_ rows: [ExerciseCost]) -> Table {
    Table(
      rows, title: "Files and lines of code, counted from the start",
      fields: [
        .text("", \.whose), .number("files changed", \.sources.changed),
        .number("files new", \.sources.made), .number("lines come", \.sources.come),
        .number("lines go", \.sources.go), .number("test files changed", \.suite.changed),
        .number("test files new", \.suite.made), .number("test lines come", \.suite.come),
        .number("test lines go", \.suite.go),
      ])
  }
}

extension ExerciseCost {
  /// What it takes to get from some files of a version and its suite to others, by their paths.
  init(of version: String, from start: [String: Data], to files: [String: Data], whose: String) {
    let counts = ["Sources/\(version)", "Tests/\(version)Tests"].map { folder in
      let paths = Set(start.keys).union(files.keys).filter {
        $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") && start[$0] != files[$0]
      }
      return paths.reduce(into: Count()) { count, path in
        let lines = [start[path], files[path]].map { Self.code($0, at: path) }
        let difference = lines[1].difference(from: lines[0])
        if start[path] == nil { count.made += 1 } else { count.changed += 1 }
        count.come += difference.insertions.count
        count.go += difference.removals.count
      }
    }
    self.init(whose: whose, sources: counts[0], suite: counts[1])
  }

  static func title(in version: String) -> String { "in \(version)" }

  private static func code(_ contents: Data?, at path: String) -> [String] {
    let text = String(decoding: contents ?? Data(), as: UTF8.self)
    let kinds = SwiftFile(path: path, text: text).lines
    return zip(text.split(separator: "\n", omittingEmptySubsequences: false), kinds)
      .filter { $1 == .code }.map { String($0.0) }
  }
}

extension ExerciseData {
  /// What it took to get from the start to these files.
  func cost(of files: [String: Data], to whose: String) -> ExerciseCost {
    ExerciseCost(of: version, from: start, to: files, whose: whose)
  }

  /// The lines, from 1, that weren't there at the start, of each file.
  func linesThatCame(in files: [String: Data]) -> [String: Set<Int>] {
    files.filter { start[$0] != $1 }.reduce(into: [:]) { lines, file in
      let texts = [start[file.key], file.value].map {
        String(decoding: $0 ?? Data(), as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false)
      }
      lines[file.key] = Set(
        texts[1].difference(from: texts[0]).insertions.map {
          if case .insert(let offset, _, _) = $0 { offset + 1 } else { 0 }
        })
    }
  }
}
