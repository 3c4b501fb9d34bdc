import SwiftSource

/// Writes a spy's property: what is delivered and what is set is noted, what is read isn't.
struct PropertyWriter {
  private let variable: Variable
  private let role: RoleProtocol
  private let caller: String?
  private let existentials: [Existential]

  init(
    _ variable: Variable, in role: RoleProtocol, calledBy caller: String?,
    known existentials: [Existential]
  ) {
    self.variable = variable
    self.role = role
    self.caller = caller
    self.existentials = existentials
  }

  var lines: [String] {
    let declaration = "    var \(variable.name): \(variable.type.text) {"
    if variable.type.first?.text == "Observable" {
      return [
        "\(declaration) observe(\"\(role.name)\") { $0.\(variable.name) } }"
      ]
    }
    let getter = "role.\(variable.name)"
    guard variable.accessors.texts.contains("set") else { return ["\(declaration) \(getter) }"] }
    return [
      declaration,
      "      get { \(getter) }",
      "      set {",
      "        tell(\(edge)) { target, _ in target.\(variable.name) = newValue }",
      "      }",
      "    }",
    ]
  }

  /// A role that is handed over connects; a value is work.
  private var edge: String {
    let isRole = Existential(in: variable.type).map(existentials.contains) ?? false
    return Edge(role: role.name, caller: caller, isWiring: isRole).arguments
  }
}
