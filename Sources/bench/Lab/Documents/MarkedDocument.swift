import Console
import Reading

/// A document, with the sections that `lab docs` writes, each between two marks.
struct MarkedDocument {
  /// Below the package's folder.
  let path: String
  let sections: [GeneratedSection]
  let text: String

  init(path: String, text: String) throws(InputError) {
    self.path = path
    self.text = text
    let mark = /(?m)^<!-- (?:(.+): written by `swift run lab docs`|end of (.+)) -->$\n?/
    let marks = text.matches(of: mark)
    sections = zip(marks, marks.dropFirst()).compactMap { start, end in
      let words = start.1?.split(separator: " ").map(String.init) ?? []
      guard let kind = words.first.flatMap(GeneratedSection.Kind.init),
        kind.rawValue == end.2 ?? "", words.count == kind.arguments.count + 1
      else { return nil }
      return GeneratedSection(
        kind: kind, arguments: Array(words.dropFirst()), path: path,
        content: text[start.range.upperBound..<end.range.lowerBound])
    }
    guard marks.count == 2 * sections.count else {
      let kinds = GeneratedSection.Kind.allCases.map(\.usage).joined(separator: ", ")
      throw InputError(
        description:
          "\(path): a section must be between <!-- KIND: written by `swift run lab docs` --> "
          + "and <!-- end of KIND -->, where KIND is one of \(kinds)")
    }
  }

  /// Returns the document with new contents; nil leaves a section as it is.
  func replacing(_ content: (GeneratedSection) throws -> String?) rethrows -> String {
    var new = ""
    var end = text.startIndex
    for section in sections {
      new += text[end..<section.content.startIndex]
      new += try content(section) ?? String(section.content)
      end = section.content.endIndex
    }
    return new + text[end...]
  }
}
