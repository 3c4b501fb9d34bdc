import SwiftSource

/// Writes a spy's property: what is delivered and what is set is noted, what is read isn't.
struct PropertyWriter {
  let variable: Variable
  let member: Member

  var lines: [String] {
    let name = variable.name
    let declaration = "    var \(name): \(variable.type.text)"
    if variable.type.first?.text == "Observable" {
      return ["\(declaration) { observe(\"\(member.role)\") { $0.\(name) } }"]
    }
    guard variable.accessors.texts.contains("set") else {
      return ["\(declaration) { role.\(name) }"]
    }
    // A role that is handed over connects; a value is work.
    let edge = member.edge(isWiring: member.isRole(variable.type))
    return [
      "\(declaration) {",
      "      get { role.\(name) }",
      "      set { tell(\(edge)) { target, _ in target.\(name) = newValue } }",
      "    }",
    ]
  }
}
