import SwiftSource

/// What there is to know of a requirement besides itself.
struct Member {
  /// The protocol that requires it.
  let role: String
  /// The one type that calls it; nil where that is seen when it does.
  let caller: String?
  let existentials: [Existential]

  func edge(isWiring: Bool) -> String {
    "\"\(role)\"" + (isWiring ? ", .wiring" : "") + (caller.map { ", from: \"\($0)\"" } ?? "")
  }

  /// Whether a type is that of a role, and not of a closure about one.
  func isRole(_ type: ArraySlice<Token>) -> Bool {
    !type.texts.contains("->") && Existential(in: type).map(existentials.contains) ?? false
  }

  /// A spy's property: what is delivered and what is set is noted, what is read isn't.
  func property(_ variable: Variable) -> [String] {
    let name = variable.name
    let declaration = "    var \(name): \(variable.type.text)"
    if variable.type.first?.text == "Observable" {
      return ["\(declaration) { observe(\"\(role)\") { $0.\(name) } }"]
    }
    guard variable.accessors.texts.contains("set") else {
      return ["\(declaration) { role.\(name) }"]
    }
    // A role that is handed over connects; a value is work.
    let edge = edge(isWiring: isRole(variable.type))
    return [
      "\(declaration) {",
      "      get { role.\(name) }",
      "      set { tell(\(edge)) { target, _ in target.\(name) = newValue } }",
      "    }",
    ]
  }
}
