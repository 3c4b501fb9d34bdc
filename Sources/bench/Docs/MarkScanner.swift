/// Finds the marked sections of a document.
struct MarkScanner {
  let path: String
  /// Those that the document may have.
  let kinds: [GeneratedSection.Kind]

  func sections(in text: String) throws(InputError) -> [GeneratedSection] {
    // Made once: it takes longer than to match a line.
    let mark = /<!-- (?:(.+): written by `swift run bench docs`|end of (.+)) -->/
    var sections: [GeneratedSection] = []
    var open: GeneratedSection?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let match = line.wholeMatch(of: mark) else { continue }
      let position = "\(path):\(index + 1)"
      if let end = match.2, let section = open, section.kind.rawValue == end {
        sections.append(section)
        sections[sections.count - 1].content = section.content[..<line.startIndex]
        open = nil
        continue
      }
      try checkClosed(open)
      guard let start = match.1 else {
        throw InputError(
          description:
            "\(position): \(line) closes nothing; put the line above it that opens the section")
      }
      open = try section(start, at: position, above: text[line.endIndex...].dropFirst())
    }
    try checkClosed(open)
    return sections
  }

  private func section(
    _ mark: Substring, at position: String, above content: Substring
  ) throws(InputError) -> GeneratedSection {
    let words = mark.split(separator: " ").map(String.init)
    guard let kind = kinds.first(where: { $0.rawValue == words.first }),
      words.count == (kind == .code ? 3 : 1)
    else {
      let known = kinds.map(\.marks.start).joined(separator: " or ")
      throw InputError(
        description: "\(position): “\(mark)” marks no section here; write \(known)")
    }
    return GeneratedSection(
      kind: kind, arguments: Array(words.dropFirst()), position: position, content: content)
  }

  private func checkClosed(_ section: GeneratedSection?) throws(InputError) {
    guard let section else { return }
    throw section.error("the section isn't closed; put the line \(section.kind.marks.end) below it")
  }
}
