import SwiftSource

/// A property by which an object knows a role, and before which a spy can be set.
struct RoleProperty {
  let type: String
  let name: String
  let existential: Existential
  let isWeak: Bool

  init?(_ variable: Variable) {
    guard let owner = variable.owner, owner.kind == .class, variable.isStored,
      !variable.isConstant, variable.type.last?.text == "?",
      variable.modifiers.contains("package"),
      !variable.modifiers.contains(where: { $0.hasPrefix("private") }),
      let existential = Existential(in: variable.type)
    else { return nil }
    type = owner.name
    name = variable.name
    self.existential = existential
    isWeak = variable.modifiers.contains("weak")
  }
}
