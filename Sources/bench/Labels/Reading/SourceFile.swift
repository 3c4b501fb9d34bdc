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
  func places(of name: String) -> [Int] { indices[name] ?? [] }

  func text(_ index: Int) -> String { file.words.text(at: index) }

  /// The types and protocols that no other type contains.
  var declaredTypes: [Declaration] {
    file.declarations.filter { $0.kind != .extension && !$0.isNested }
  }

  var protocols: [Declaration] { declaredTypes.filter { $0.kind == .protocol } }

  var storedProperties: [Variable] { file.variables.filter(\.isStored) }

  var classInitialisers: [Function] {
    file.functions.filter { $0.name == "init" && $0.owner.kind == .class }
  }

  /// The functions that protocols require.
  var requirements: [Function] { file.functions.filter(\.isRequirement) }

  /// The first line of the documentation above a line.
  func documentation(above line: Int) -> String {
    file.documentation[line].map { file.text(ofLine: $0.lowerBound) } ?? ""
  }

  // MARK: The indices of words

  /// The members that are asked of whatever is declared here with one of the given types.
  func uses(of types: Set<String>) -> [Int] {
    let typed = self.variables.filter {
      !types.isDisjoint(with: $0.type.texts + $0.initial.prefix(1).texts)
    }
    let passed = self.functions.flatMap(\.parameters).filter {
      !types.isDisjoint(with: $0.type.texts)
    }
    return Set(typed.map(\.name) + passed.map(\.name)).flatMap(places).filter(isOwn)
      .compactMap { index in
        let dot = ["?", "!"].contains(text(index + 1)) ? index + 2 : index + 1
        return text(dot) == "." && self.words.indices.contains(dot + 1) ? dot + 1 : nil
      }
  }

  /// Where the given members are asked of anything, called or passed on.
  func uses(ofMembers members: Set<String>) -> [Int] {
    members.flatMap(places).filter { text($0 - 1) == "." }
  }

  /// Where objects of the given types are made.
  func makes(_ types: Set<String>) -> [Int] {
    types.flatMap(places).filter {
      text($0 + 1) == "(" || text($0 + 1) == "." && text($0 + 2) == "init"
    }
  }

  /// Whether the member at an index, or a member of it, is assigned to.
  func isAssigned(_ index: Int) -> Bool {
    var index = index + 1
    while text(index) == "." || text(index) == "?" { index += text(index) == "." ? 2 : 1 }
    return text(index) == "="
  }

  /// Whether a name is neither another object's member nor a label.
  private func isOwn(_ index: Int) -> Bool {
    guard text(index - 1) == "." else { return true }
    return text(index - 2) == "self" || text(index - 2) == "?" && text(index - 3) == "self"
  }
}
