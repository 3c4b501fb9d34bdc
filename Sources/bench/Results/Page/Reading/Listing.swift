import SwiftSource

/// A Swift file in a page: a line that is cited has the file's path and its number as its id.
struct Listing {
  /// Below the package's folder.
  let path: String
  let text: String
  /// Numbers of lines, from 1.
  let cited: Set<Int>

  var html: HTML {
    let lines = marked.enumerated().map { index, line in
      cited.contains(index + 1)
        ? HTML("span", line, ["id": "\(path):\(index + 1)"]) : HTML("span", line)
    }
    let code = HTML("pre", [HTML("code", lines)], ["class": "listing", "tabindex": "0"])
    let count = HTML("small", "\(lines.count) lines")
    let name = HTML(text: String(path.split(separator: "/").dropFirst(2).joined(separator: "/")))
    return HTML(
      "details", [HTML("summary", [name, HTML(text: " "), count]), code], ["id": path])
  }

  /// What stands on each line, its end included.
  private var marked: [[HTML]] {
    let source = Source(text)
    let tokens = Array(Lexer(source))
    var lines: [[HTML]] = [[]]
    for (index, token) in tokens.enumerated() {
      let mark = Self.mark(of: index, in: tokens)
      for piece in source.text(in: token.range).split(after: "\n") {
        lines[lines.count - 1].append(mark.map { HTML($0, piece) } ?? HTML(text: piece))
        if piece.hasSuffix("\n") { lines.append([]) }
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

extension String {
  /// Its parts, each of which ends with the separator, but for the last.
  fileprivate func split(after separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
      .enumerated().reduce(into: []) { pieces, part in
        if part.offset > 0 { pieces[part.offset - 1].append(separator) }
        pieces.append(part.element)
      }.filter { !$0.isEmpty }
  }
}
