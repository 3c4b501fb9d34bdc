import Reading
import Suites
import SwiftSource

/// Lines of a source with their numbers, the words in the colours of their kinds.
struct Excerpt {
  let place: SourcePlace
  let lines: [String]

  /// What leads to it has the place as its fragment.
  var html: HTML {
    "<figure class='excerpt' id='\(place.id)'>\(caption)\(listing)</figure>"
  }

  /// What is shown in one place only.
  var listing: HTML {
    let lines = pieces.map { line -> HTML in
      let indent = (line.first?.text ?? "").prefix { $0 == " " }
      let code = line.enumerated().map { index, piece -> HTML in
        let text = index == 0 ? piece.text.dropFirst(indent.count) : piece.text
        return piece.mark.map { "<\($0)>\(text)</\($0)>" } ?? "\(text)"
      }
      // What is too long goes on below where it begins, beside the indent.
      return "<li><div><s>\(indent)</s><span>\(code)</span></div>"
    }
    return "<ol class='listing' start='\(place.line)' tabindex='0'>\(lines)</ol>"
  }

  var caption: HTML {
    let path = place.file.split(separator: "/").dropFirst().joined(separator: "/")
    return "<figcaption>\("\(path):\(place.line)".breakable)</figcaption>"
  }

  /// What stands on each line.
  private var pieces: [[(text: Substring, mark: String?)]] {
    let source = Source(lines.joined(separator: "\n"))
    let tokens = Array(Lexer(source))
    var lines: [[(text: Substring, mark: String?)]] = [[]]
    for (index, token) in tokens.enumerated() {
      let mark = Self.mark(of: index, in: tokens)
      let pieces = source.text(in: token.range)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (number, piece) in pieces.enumerated() {
        if number > 0 { lines.append([]) }
        if !piece.isEmpty { lines[lines.count - 1].append((Substring(piece), mark)) }
      }
    }
    return lines
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

extension SourcePlace {
  var id: String { "\(file):\(line)-\(lastLine)" }
}
