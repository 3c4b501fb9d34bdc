import Reading
import Suites
import SwiftSource

/// A Swift file of a module, read as far as the rules ask.
package struct SourceFile: Sendable {
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
  let words: [Token]
  let brackets: Brackets
  let types: [Declaration]
  let functions: [Function]
  let variables: [Variable]
  /// The indices of each name's words.
  let names: [String: [Int]]
  private let file: SwiftFile

  package init(path: String, text: String) {
    let file = SwiftFile(path: path, text: text)
    let folders = path.split(separator: "/").map(String.init)
    self.path = path
    pathInModule = folders.dropFirst(2).joined(separator: "/")
    place = FilePlace(path: pathInModule)
    folder = folders.count > 3 ? folders[2] : nil
    name = String(folders.last?.dropLast(".swift".count) ?? "")
    words = file.words
    brackets = file.brackets
    types = file.declarations
    functions = file.functions
    variables = file.variables
    names = Dictionary(
      grouping: file.words.indices.filter { file.words[$0].kind == .identifier },
      by: { file.words[$0].text })
    self.file = file
  }

  func text(_ index: Int) -> String {
    words.text(at: index)
  }

  /// The first line of the documentation above a line.
  func documentation(above line: Int) -> String {
    file.documentation[line].map { file.text(ofLine: $0.lowerBound) } ?? ""
  }
}
