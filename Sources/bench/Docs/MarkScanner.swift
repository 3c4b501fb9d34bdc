/// Finds the marked sections of a document.
struct MarkScanner {
  let path: String
  /// Those that the document may have.
  let kinds: [GeneratedSection.Kind]
  private var number = 0

  init(path: String, kinds: [GeneratedSection.Kind]) {
    self.path = path
    self.kinds = kinds
  }

  mutating func sections(in text: String) throws(InputError) -> [GeneratedSection] {
    // Made once: it takes longer than to match a line.
    let start = /<!-- (.+): written by `swift run bench docs` -->/
    let end = /<!-- end of (.+) -->/
    var sections: [GeneratedSection] = []
    var open: GeneratedSection?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if let mark = line.wholeMatch(of: start) {
        try checkClosed(open)
        open = try section(mark.1, above: text[line.endIndex...].dropFirst())
      } else if let mark = line.wholeMatch(of: end) {
        guard var section = open else {
          throw error("\(line) closes nothing; put the line above it that opens the section")
        }
        if section.kind.rawValue != mark.1 { try checkClosed(section) }
        section.content = section.content[..<line.startIndex]
        sections.append(section)
        open = nil
      }
    }
    try checkClosed(open)
    return sections
  }

  private func section(
    _ mark: Substring, above content: Substring
  ) throws(InputError) -> GeneratedSection {
    let words = mark.split(separator: " ").map(String.init)
    guard let kind = kinds.first(where: { $0.rawValue == words.first }),
      words.count == (kind == .code ? 3 : 1)
    else {
      throw error(
        "“\(mark)” marks no section here; write "
          + kinds.map(\.marks.start).joined(separator: " or "))
    }
    return GeneratedSection(
      kind: kind, arguments: Array(words.dropFirst()), position: "\(path):\(number)",
      content: content)
  }

  private func checkClosed(_ section: GeneratedSection?) throws(InputError) {
    guard let section else { return }
    throw section.error("the section isn't closed; put the line \(section.kind.marks.end) below it")
  }

  private func error(_ text: String) -> InputError {
    InputError(description: "\(path):\(number): \(text)")
  }
}
