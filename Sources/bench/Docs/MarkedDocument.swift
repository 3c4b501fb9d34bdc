/// A document with sections that `bench docs` writes, each between two marks.
struct MarkedDocument {
  /// Below the package's folder.
  let path: String
  let sections: [GeneratedSection]
  private let text: String

  init(
    at path: String, in root: String, _ kinds: [GeneratedSection.Kind]
  ) throws(InputError) {
    try self.init(path: path, text: String(readFrom: "\(root)/\(path)"), kinds)
  }

  /// Every one of the kinds has to be there, and no other.
  init(path: String, text: String, _ kinds: [GeneratedSection.Kind]) throws(InputError) {
    self.path = path
    self.text = text
    sections = try MarkScanner(path: path, kinds: kinds).sections(in: text)
    for kind in kinds where !sections.contains(where: { $0.kind == kind }) {
      throw InputError(
        description: "\(path): the marks for “\(kind.rawValue)” are missing; "
          + "put back the lines \(kind.marks.start) and \(kind.marks.end)")
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
