import Reading
import Suites
import SwiftSource

/// A Swift file of a module, and where it belongs in its version.
@dynamicMemberLookup
package struct SourceFile: Sendable {
  /// Below the package's folder: `Sources/MVC/AddItem/AddItemModel.swift`.
  let path: String
  /// The folder in the module, "App" beside the folders.
  let scene: String
  /// The name without the scene's: `Model`.
  let role: String
  /// Without its extension.
  let name: String
  private let file: SwiftFile
  /// The indices of each name's words.
  private let indices: [String: [Int]]

  package init(path: String, text: String) {
    let file = SwiftFile(path: path, text: text)
    let folders = path.split(separator: "/")
    let place = FilePlace(path: folders.dropFirst(2).joined(separator: "/"))
    (self.path, scene, role) = (path, place.scene, place.role)
    name = String(folders.last?.dropLast(".swift".count) ?? "")
    self.file = file
    indices = Dictionary(
      grouping: file.words.indices.filter { file.words[$0].kind == .identifier },
      by: { file.words[$0].text })
  }

  package subscript<Value>(dynamicMember path: KeyPath<SwiftFile, Value>) -> Value {
    file[keyPath: path]
  }

  /// The indices of the words that are this name.
  func places(of name: String) -> [Int] {
    indices[name] ?? []
  }

  func text(_ index: Int) -> String {
    file.words.text(at: index)
  }

  /// The types and protocols that no other type contains.
  var declaredTypes: [Declaration] {
    file.declarations.filter { $0.kind != .extension && !$0.isNested }
  }

  var protocols: [Declaration] {
    declaredTypes.filter { $0.kind == .protocol }
  }

  var storedProperties: [Variable] {
    file.variables.filter(\.isStored)
  }

  var classInitialisers: [Function] {
    file.functions.filter { $0.name == "init" && $0.owner.kind == .class }
  }

  /// The functions that protocols require.
  var requirements: [Function] {
    file.functions.filter(\.isRequirement)
  }

  /// The first line of the documentation above a line.
  func documentation(above line: Int) -> String {
    file.documentation[line].map { file.text(ofLine: $0.lowerBound) } ?? ""
  }
}
