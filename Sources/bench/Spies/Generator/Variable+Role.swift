import SwiftSource

extension Variable {
  /// The role that an object knows by a property before which a spy can be set.
  var role: Existential? {
    guard owner?.kind == .class, !isComputed, !isConstant, type.last?.text == "?",
      modifiers.contains("package"), !modifiers.contains(where: { $0.hasPrefix("private") })
    else { return nil }
    return Existential(in: type)
  }
}
