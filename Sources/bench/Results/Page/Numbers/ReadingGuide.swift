/// The entries of docs/READING-THE-NUMBERS.md, so that the page explains in the same words.
struct ReadingGuide {
  static let path = "docs/READING-THE-NUMBERS.md"

  private let entries: [(name: String, text: String)]

  init(inPackageAt root: String) throws(InputError) {
    let text = try String(readFrom: "\(root)/\(Self.path)")
    let items = text.split(separator: "\n- ").dropFirst().map { item in
      item.prefix(upTo: item.firstRange(of: "\n\n")?.lowerBound ?? item.endIndex)
    }
    entries = items.compactMap { item in
      let name = item.firstMatch(of: /^\*\*(.+?)\*\*/)?.1
      return name.map { (name: String($0), text: String(item)) }
    }
  }

  /// All entries of a name, as one name may stand for columns and for a mistake.
  func texts(_ name: String) -> [String] {
    entries.filter { $0.name == name }.map(\.text)
  }

  func entry(_ name: String) -> HTML {
    texts(name).map { Markdown().html($0) }.joined()
  }
}
