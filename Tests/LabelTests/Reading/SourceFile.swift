import Foundation

@testable import bench

/// A Swift file of a module, read as far as the rules ask.
struct SourceFile: Sendable {
  /// Below the package's folder: `Sources/MVC/AddItem/AddItemModel.swift`.
  let path: String
  /// Below the module's folder: `AddItem/AddItemModel.swift`.
  let pathInModule: String
  /// The scene and the role that its path stands for.
  let place: FilePlace
  /// The folder in the module; `nil` for a file beside the folders.
  let folder: String?
  /// Without its extension.
  let name: String
  let words: [Word]
  let brackets: Brackets
  let types: [TypeDeclaration]
  let functions: [Function]
  let variables: [Variable]
  /// The indices of each name's words.
  let names: [String: [Int]]
  /// The first lines of documentation comments, by the line after the last.
  let documentation: [Int: String]

  init(path: String, text: String) {
    let source = Source(text)
    let tokens = Array(Lexer(source))
    let cursor = TokenCursor(tokens, in: source)
    func line(_ offset: Int) -> Int { cursor.lines.line(at: offset) + 1 }
    let words = tokens.filter { !$0.isTrivia }.map { token in
      Word(
        text: source.text(of: token).filter { $0 != "`" }, kind: token.kind, range: token.range,
        line: line(token.range.lowerBound))
    }
    let brackets = Brackets(words)
    let types = Self.types(DeclarationScanner(cursor).scan(), words, brackets)
    let members = MemberScanner(words: words, brackets: brackets, types: types)
    let folders = path.split(separator: "/").map(String.init)
    self.path = path
    pathInModule = folders.dropFirst(2).joined(separator: "/")
    place = FilePlace(path: pathInModule)
    folder = folders.count > 3 ? folders[2] : nil
    name = String(folders.last?.dropLast(".swift".count) ?? "")
    self.words = words
    self.brackets = brackets
    self.types = types
    functions = members.functions()
    variables = members.variables()
    names = Dictionary(
      grouping: words.indices.filter { words[$0].kind == .identifier }, by: { words[$0].text })
    var documentation: [Int: String] = [:]
    for token in tokens where token.kind == .comment && source.text(of: token).hasPrefix("///") {
      let line = line(token.range.lowerBound)
      documentation[line + 1] = documentation.removeValue(forKey: line) ?? source.text(of: token)
    }
    self.documentation = documentation
  }

  func text(_ index: Int) -> String {
    words.indices.contains(index) ? words[index].text : ""
  }

  private static func types(
    _ declarations: [Declaration], _ words: [Word], _ brackets: Brackets
  ) -> [TypeDeclaration] {
    var index = 0
    return declarations.compactMap { declaration in
      // Declarations come in the order of their keywords.
      while index < words.count,
        words[index].text != declaration.kind.rawValue
          || !declaration.lines.contains(words[index].line - 1)
      {
        index += 1
      }
      guard let opening = words.indices[index...].first(where: { words[$0].text == "{" })
      else { return nil }
      defer { index += 1 }
      return TypeDeclaration(
        declaration: declaration, line: words[index].line, body: brackets.inside(opening),
        isNested: brackets.enclosing[index] != nil)
    }
  }
}
