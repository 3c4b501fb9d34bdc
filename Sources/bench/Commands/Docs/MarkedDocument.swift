import Console
import Reading

/// A document with sections that `bench docs` writes, each between two marks.
struct MarkedDocument {
  /// Below the package's folder.
  let path: String
  let sections: [GeneratedSection]
  let text: String

  init(
    at path: String, in root: String, _ kinds: [GeneratedSection.Kind]
  ) throws(InputError) {
    try self.init(path: path, text: String(readFrom: "\(root)/\(path)"), kinds)
  }

  /// Every one of the kinds has to be there, and no other.
  init(path: String, text: String, _ kinds: [GeneratedSection.Kind]) throws(InputError) {
    self.path = path
    self.text = text
    let mark = /(?m)^<!-- (?:(.+): written by `swift run bench docs`|end of (.+)) -->$\n?/
    let marks = text.matches(of: mark)
    sections = zip(marks, marks.dropFirst()).compactMap { start, end in
      let words = start.1?.split(separator: " ").map(String.init) ?? []
      guard let kind = kinds.first(where: { $0.rawValue == words.first }),
        kind.rawValue == end.2 ?? "", words.count == kind.arguments.count + 1
      else { return nil }
      return GeneratedSection(
        kind: kind, arguments: Array(words.dropFirst()), path: path,
        content: text[start.range.upperBound..<end.range.lowerBound])
    }
    guard marks.count == 2 * sections.count, Set(sections.map(\.kind)) == Set(kinds) else {
      throw InputError(
        description: "\(path): it needs sections that start with "
          + "\(kinds.map(\.mark).joined(separator: " or ")), each closed by <!-- end of … -->, "
          + "and no others")
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
