import Foundation

/// A Swift file, its tokens, and its declarations: read and split once for all that is said of it.
struct SwiftFile: Sendable {
  let path: String
  let text: String
  /// Stands at the first token.
  let cursor: TokenCursor
  let declarations: [Declaration]

  init(path: String, text: String) {
    let source = Source(text)
    self.path = path
    self.text = text
    cursor = TokenCursor(Array(Lexer(source)), in: source)
    declarations = DeclarationScanner(cursor).scan()
  }

  init(at path: String) throws(InputError) {
    self.init(path: path, text: try Self.text(at: path))
  }

  var lines: [LineKind] { cursor.lines.kinds }

  /// The text of a file, which must be UTF-8.
  private static func text(at path: String) throws(InputError) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw InputError(path: path, error)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw InputError(description: "\(path): not UTF-8 text")
    }
    return text
  }

  /// What is counted on some of the lines, a declaration on its first.
  func count(where isCounted: (Int) -> Bool = { _ in true }) -> SourceCount {
    var count = SourceCount()
    for line in lines.indices where isCounted(line) {
      count.add(lines[line])
    }
    for declaration in declarations where isCounted(declaration.lines.lowerBound) {
      count.add(declaration.kind)
    }
    return count
  }
}
