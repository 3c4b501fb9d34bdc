import Console
import Foundation
import Reading
import Suites
import SwiftSource

/// The sources in a page: all versions and what they share, and whatever else is cited.
struct Listings {
  private let root: String
  /// Below the package's folder.
  private(set) var paths: [String]
  private var cited: [String: Set<Int>] = [:]

  init(of versions: [String], in root: String) throws {
    self.root = root
    let files = try (versions + ["Shared"]).flatMap { version in
      try SwiftFileFinder.files(in: "\(root)/Sources/\(version)")
    }
    paths = files.map { String($0.dropFirst(root.count + 1)) }
  }

  /// Notes the lines that a part of the page leads to.
  mutating func cite(in html: HTML) {
    for link in html.source.components(separatedBy: "href=").dropFirst() {
      let parts = link.dropFirst(2).prefix { !"\"'".contains($0) }.components(separatedBy: ":")
      guard parts.count == 2, let line = Int(parts[1]) else { continue }
      if !paths.contains(parts[0]) { paths.append(parts[0]) }
      cited[parts[0], default: []].insert(line)
    }
  }

  /// File by file, below the names of folders.
  func html() throws -> HTML {
    let folder = { (path: String) in path.split(separator: "/").prefix(2).joined(separator: "/") }
    let folders = try paths.map(folder).uniqued().map { name -> HTML in
      let files = try paths.filter { folder($0) == name }.map { path in
        let text = try String(readFrom: "\(root)/\(path)")
        return Listing(path: path, text: text, cited: cited[path] ?? []).html
      }
      return "<h3>\(name)</h3>\(files)"
    }
    return "\(folders)"
  }
}

/// A Swift file in a page: a line that is cited has the file's path and its number as its id.
struct Listing {
  /// Below the package's folder.
  let path: String
  let text: String
  /// Numbers of lines, from 1.
  let cited: Set<Int>

  var html: HTML {
    let lines = marked.enumerated().map { index, line -> HTML in
      let id: HTML = cited.contains(index + 1) ? " id='\(path):\(index + 1)'" : ""
      return "<span\(id)>\(line)\("\n")</span>"
    }
    let name = path.split(separator: "/").dropFirst(2).joined(separator: "/")
    return """
      <details id="\(path)"><summary>\(name) <small>\(lines.count) lines</small></summary>
      <pre class="listing" tabindex="0"><code>\(lines)</code></pre></details>
      """
  }

  /// What stands on each line.
  private var marked: [[HTML]] {
    let source = Source(text)
    let tokens = Array(Lexer(source))
    var lines: [[HTML]] = [[]]
    for (index, token) in tokens.enumerated() {
      let mark = Self.mark(of: index, in: tokens)
      let pieces = source.text(in: token.range).components(separatedBy: "\n")
      for (number, piece) in pieces.enumerated() {
        if number > 0 { lines.append([]) }
        guard !piece.isEmpty else { continue }
        lines[lines.count - 1].append(mark.map { "<\($0)>\(piece)</\($0)>" } ?? "\(piece)")
      }
    }
    return lines.last == [] ? lines.dropLast() : lines
  }

  /// The element for a token, a short one, since there are so many; nil for what stays plain.
  private static func mark(of index: Int, in tokens: [Token]) -> String? {
    let token = tokens[index]
    switch token.kind {
    case .comment: return "i"
    case .string, .stringPart, .number, .regex: return "samp"
    case .directive: return "b"
    case .identifier:
      let isMember = index > 0 && tokens[index - 1].text == "."
      if isKeyword(token.text, before: tokens.dropFirst(index + 1)), !isMember { return "b" }
      return token.text.first?.isUppercase == true ? "var" : nil
    default: return nil
    }
  }

  /// Words that aren't reserved are keywords before another word.
  private static func isKeyword(_ text: String, before rest: ArraySlice<Token>) -> Bool {
    if Keyword.reserved.contains(text) { return true }
    let next = rest.first { $0.kind != .whitespace }
    return next?.kind == .identifier
      && (Keyword.modifiers.contains(text) || ["any", "await", "some"].contains(text))
  }
}
