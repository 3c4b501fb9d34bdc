import Arms
import SwiftSource

/// Finds what runs by the names that a trace has: the functions and properties of one version's types, and of
/// Shared's.
struct SourceIndex {
  struct Member: Equatable {
    let owner: Declaration
    /// As a seam spells it: `save(title:isEnabled:)`, or a property's name.
    let name: String
    let place: SourcePlace
    /// What stands between its braces.
    let words: ArraySlice<Token>
    var parameters: [Function.Parameter] = []
    /// Nil for a function.
    var property: Variable?

    static func == (left: Member, right: Member) -> Bool { left.place == right.place }
  }

  private(set) var members: [String: [Member]] = [:]
  /// The names in the inheritance clauses of a type and its extensions.
  private var inherited: [String: [String]] = [:]
  /// The classes and protocols, Shared's too.
  private(set) var objects: Set<String> = ["AnyObject"]
  /// The version's structures and enumerations.
  private(set) var values: Set<String> = []

  init(of architecture: String, in root: String) throws(InputError) {
    let floor = Arm.isFloor(architecture)
    let own = try ModuleFolder(
      floor ? "Sources/bench/Arms" : "Sources/\(architecture)", of: architecture, in: root)
    let shared = try ModuleFolder("Sources/Shared", of: architecture, in: root)
    for folder in [own, shared] {
      for file in folder.files { add(file, at: folder.path(of: file)) }
    }
    let declared = own.files.flatMap(\.declarations)
    values = Set(declared.filter { [.struct, .enum].contains($0.kind) }.map(\.name))
  }

  /// The declaration that a call runs: its own type's, else one that the type inherits; for a closure the one
  /// that passed it.
  func member(for seam: Seam) -> Member? {
    if seam.kind != .completion, let member = member(named: seam.method, of: seam.to) {
      return member
    }
    // A trailing closure has no name, but the value that carries it has one.
    let names = [String(seam.method.prefix { $0 != "(" }), seam.protocol]
    let known = lineage(of: seam.to).flatMap { members[$0] ?? [] }
    return names.lazy.compactMap { name in
      known.first { $0.words.contains { $0.text == name } }
    }.first
  }

  func member(named name: String, of type: String) -> Member? {
    lineage(of: type).lazy.compactMap { members[$0]?.first { $0.name == name } }.first
  }

  /// A type, then what it inherits from, nearest first.
  func lineage(of type: String) -> [String] {
    var types = [type]
    var next = 0
    while next < types.count {
      types += (inherited[types[next]] ?? []).filter { !types.contains($0) }
      next += 1
    }
    return types
  }

  private mutating func add(_ file: SwiftFile, at path: String) {
    for declaration in file.declarations {
      inherited[declaration.name, default: []] += declaration.inherited
      if [.class, .protocol].contains(declaration.kind) { objects.insert(declaration.name) }
    }
    for function in file.functions where !function.isRequirement {
      let place = SourcePlace(
        file: path, line: function.line + 1, lastLine: function.lines.upperBound)
      members[function.owner.name, default: []].append(
        Member(
          owner: function.owner, name: function.signature, place: place,
          words: file.words[function.body], parameters: function.parameters))
    }
    for variable in file.variables {
      guard let owner = variable.owner, owner.kind != .protocol else { continue }
      let brace = variable.accessors.isEmpty ? nil : file.words[variable.accessors.endIndex].line
      let end = brace ?? variable.initial.last?.line ?? variable.line
      members[owner.name, default: []].append(
        Member(
          owner: owner, name: variable.name,
          place: SourcePlace(file: path, line: variable.line + 1, lastLine: end + 1),
          words: variable.accessors + variable.initial, property: variable))
    }
  }
}
