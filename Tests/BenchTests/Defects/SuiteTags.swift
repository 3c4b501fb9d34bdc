import Foundation

@testable import bench

/// Reads which statements of docs/SPEC.md the tests of a version's suite cite.
enum SuiteTags {
  /// The statements in the first line of each test's comment, by `Class/method`.
  static func read(version: String, in root: String) throws -> [String: Set<String>] {
    var tags: [String: Set<String>] = [:]
    for path in try SwiftFileFinder.files(in: "\(root)/Tests/\(version)Tests") {
      tags.merge(try read(file: path)) { $0.union($1) }
    }
    return tags
  }

  private static func read(file path: String) throws -> [String: Set<String>] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let source = Source(text)
    let tokens = Array(Lexer(source))
    let lines = LineMap(tokens, in: source)
    let types = SwiftFile(path: path, text: text).declarations
    var tags: [String: Set<String>] = [:]
    var comment: String?
    var word = ""
    for token in tokens where token.kind != .whitespace {
      let text = source.text(of: token)
      if token.kind == .comment {
        if text.hasPrefix("///") { comment = comment ?? text }
      } else if word == "func", text.hasPrefix("test") {
        let line = lines.line(at: token.range.lowerBound)
        let type = types.first { $0.lines.contains(line) }?.name ?? ""
        let numbers = (comment ?? "").matches(of: /[LDAX][0-9]+/).map { String($0.output) }
        tags["\(type)/\(text)"] = Set(numbers)
      } else if text != "func" {
        comment = nil
      }
      word = text
    }
    return tags
  }
}
