import SwiftSource

/// A protocol with its requirements.
struct RoleProtocol {
  let name: String
  let inherited: [String]
  let functions: [Function]
  let variables: [Variable]
  /// Its associated type, such as `Scene: ViewController`.
  let associated: (name: String, constraint: String)?

  /// All protocols of some files by their names.
  static func all(in files: [SwiftFile]) -> [String: RoleProtocol] {
    let protocols = files.flatMap { file in
      file.declarations.filter { $0.kind == .protocol }.map { RoleProtocol($0, in: file) }
    }
    return Dictionary(protocols.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  private init(_ declaration: Declaration, in file: SwiftFile) {
    name = declaration.name
    inherited = declaration.inherited
    functions = file.functions.filter { $0.owner == declaration }
    variables = file.variables.filter { $0.owner == declaration }
    let body = file.words[declaration.body]
    associated = body.firstIndex { $0.text == "associatedtype" }.map { keyword in
      let line = body[keyword...].prefix { $0.line == body[keyword].line }
      return (line[keyword + 1].text, line[(keyword + 3)...].text)
    }
  }

  /// Whether it is known by who keeps an object, and not by its values.
  func isRole(among all: [String: RoleProtocol]) -> Bool {
    inherited.contains { $0 == "AnyObject" || all[$0]?.isRole(among: all) == true }
  }

  /// Itself and those that it inherits from.
  func lineage(among all: [String: RoleProtocol]) -> [RoleProtocol] {
    [self] + inherited.compactMap { all[$0] }.flatMap { $0.lineage(among: all) }
  }
}
