import SwiftSource

/// Writes the spy before one kind of role.
struct SpyWriter {
  let existential: Existential
  let version: VersionSources

  /// What sets the spy before a role, unless there is one, and the spy.
  var lines: [String] {
    let name = existential.spy + (associated.map { "<\($0.name): \($0.constraint)>" } ?? "")
    let type =
      "any " + existential.protocols.joined(separator: " & ")
      + (associated.map { "<\($0.name)>" } ?? "")
    let generics = name.dropFirst(existential.spy.count)
    let conformances = existential.protocols.joined(separator: ", ")
    return [
      "  func on\(generics)(_ role: \(type), weak isWeak: Bool = false) -> \(type) {",
      "    role is any Interposed ? role : \(existential.spy)(role, log, isWeak: isWeak)",
      "  }",
      "  class \(name): Spy<\(type)>, \(conformances) {",
      "    var spies: \(version.name)Spies { \(version.name)Spies(log: log) }",
    ] + protocols.flatMap(members) + ["  }"]
  }

  private var associated: (name: String, constraint: String)? {
    existential.protocols.compactMap { version.protocols[$0]?.associated }.first
  }

  private var protocols: [RoleProtocol] {
    existential.protocols.compactMap { version.protocols[$0] }
      .flatMap { $0.lineage(among: version.protocols) }
  }

  private func members(of role: RoleProtocol) -> [String] {
    role.variables.flatMap { property($0, of: role) }
      + role.functions.flatMap { method($0, of: role) }
  }

  /// What is delivered and what is set is noted, what is read isn't.
  private func property(_ variable: Variable, of role: RoleProtocol) -> [String] {
    let (name, type) = (variable.name, variable.type)
    let head = "    var \(name): \(type.text)"
    if type.first?.text == "Observable" {
      return ["\(head) { observe(\"\(role.name)\") { $0.\(name) } }"]
    }
    guard variable.accessors.texts.contains("set") else { return ["\(head) { role.\(name) }"] }
    // A role that is handed over connects; a value is work.
    let edge = edge(to: name, of: role, isWiring: version.isRole(type))
    return [
      "\(head) {", "      get { role.\(name) }",
      "      set { tell(\(edge)) { target, _ in target.\(name) = newValue } }", "    }",
    ]
  }

  /// The protocol that requires a member, and the one type that calls it, unless that is seen when it does.
  func edge(to member: String, of role: RoleProtocol, isWiring: Bool) -> String {
    let callers = version.callers
    let caller = callers[existential.protocols, member] ?? callers[[role.name], member]
    return "\"\(role.name)\"" + (isWiring ? ", .wiring" : "")
      + (caller.map { ", from: \"\($0)\"" } ?? "")
  }
}
