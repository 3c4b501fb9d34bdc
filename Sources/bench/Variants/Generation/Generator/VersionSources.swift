import SwiftSource

/// What the sources of a version say about how its roles know each other.
struct VersionSources {
  let name: String
  let protocols: [String: RoleProtocol]
  let existentials: [Existential]
  let callers: Callers
  /// Those before which a spy can be set, by the types that have them.
  let properties: [String: [Variable]]
  /// What observers do with a value, by their types.
  let handlers: [(observer: String, method: String)]

  /// `shared` are the files of the modules that it stands on.
  init(name: String, files: [SwiftFile], shared: [SwiftFile]) {
    let all = files + shared
    let protocols = RoleProtocol.all(in: all)
    let variables = all.flatMap(\.variables).map(\.type)
    let functions = all.flatMap(\.functions).flatMap { $0.parameters.map(\.type) + [$0.result] }
    let isRole = { (existential: Existential) in
      existential.protocols.allSatisfy { protocols[$0]?.isRole(among: protocols) == true }
    }
    (self.name, self.protocols) = (name, protocols)
    existentials = Set((variables + functions).compactMap { Existential(in: $0) }.filter(isRole))
      .sorted { $0.spy < $1.spy }
    callers = Callers(in: files)
    properties = Dictionary(
      grouping: files.flatMap(\.variables).filter { $0.role.map(isRole) ?? false },
      by: { $0.owner?.name ?? "" })
    handlers = files.flatMap(\.handlers)
  }

  /// Whether a type is that of a role, and not of a closure about one.
  func isRole(_ type: ArraySlice<Token>) -> Bool {
    !type.texts.contains("->") && Existential(in: type).map(existentials.contains) ?? false
  }
}

extension Variable {
  /// The role that an object knows by a property before which a spy can be set.
  fileprivate var role: Existential? {
    guard owner?.kind == .class, !isComputed, !isConstant, type.last?.text == "?",
      modifiers.contains("package"), !modifiers.contains(where: { $0.hasPrefix("private") })
    else { return nil }
    return Existential(in: type)
  }
}

extension SwiftFile {
  /// The methods that observers pass a value to, such as in `.subscribe { … method(label: $0) }`.
  fileprivate var handlers: [(observer: String, method: String)] {
    words.indices.filter { words[$0].text == "subscribe" }.compactMap { index in
      guard words.text(at: index + 1) == "{",
        let observer = declarations.last(where: { $0.body.contains(index) }),
        let value = brackets.inside(index + 1).first(where: { words[$0].text == "$0" }),
        let opening = brackets.enclosing[value], words[opening].text == "("
      else { return nil }
      let label = words.text(at: value - 1) == ":" ? words.text(at: value - 2) : "_"
      return (observer.name, "\(words.text(at: opening - 1))(\(label):)")
    }
  }
}
