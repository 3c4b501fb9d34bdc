/// A field of the model by its name, and what counts as naming it in the code.
struct Field: Equatable, Sendable {
  /// What `bench ripple` looks for when nothing is named.
  static let usual = "isEnabled"

  let name: String
  private let words: [String]
  private let kit: Kit

  init(_ name: String, kit: Kit = Kit([])) {
    self.name = name
    let words = name.words
    self.words =
      ["is", "has"].contains(words.first) && words.count > 1 ? Array(words.dropFirst()) : words
    self.kit = kit
  }

  /// The indices of the lines of a file that name the field.
  func lines(in file: SwiftFile) -> Set<Int> {
    var cursor = file.cursor
    var lines: Set<Int> = []
    while let token = cursor.token() {
      if token.kind == .identifier, cursor.text().contains(words: words),
        !kit.hasProperty(at: cursor, in: file)
      {
        lines.insert(cursor.line())
      }
      cursor.advance()
    }
    return lines
  }
}
