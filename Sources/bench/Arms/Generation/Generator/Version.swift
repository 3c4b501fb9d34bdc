import SwiftSource

/// What the sources of a version say about how its roles know each other.
struct Version {
  let protocols: [String: RoleProtocol]
  let existentials: [Existential]
  let callers: Callers
  /// Those before which a spy can be set.
  let properties: [Variable]
  let handlers: [String: String]

  /// `shared` are the files of the modules that it stands on.
  init(files: [SwiftFile], shared: [SwiftFile]) {
    let protocols = RoleProtocol.all(in: files + shared)
    let types = (files + shared).flatMap { file in
      file.variables.map(\.type)
        + file.functions.flatMap { $0.parameters.map(\.type) + [$0.result] }
    }
    let isRole = { (existential: Existential) in
      existential.protocols.allSatisfy { protocols[$0]?.isRole(among: protocols) == true }
    }
    self.protocols = protocols
    existentials = Set(types.compactMap { Existential(in: $0) }.filter(isRole))
      .sorted { $0.spy < $1.spy }
    callers = Callers(in: files)
    properties = files.flatMap(\.variables).filter { $0.role.map(isRole) ?? false }
    handlers = Dictionary(files.flatMap(\.handlers), uniquingKeysWith: { first, _ in first })
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
