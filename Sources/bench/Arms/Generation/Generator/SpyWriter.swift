import SwiftSource

/// Writes the spy before one kind of role.
struct SpyWriter {
  private let existential: Existential
  private let version: Version
  /// The type that has the spies of the version.
  private let spies: String
  private let associated: (name: String, constraint: String)?

  init(_ existential: Existential, in version: Version, of spies: String) {
    self.existential = existential
    self.version = version
    self.spies = spies
    associated = existential.protocols.compactMap { version.protocols[$0]?.associated }.first
  }

  /// What sets the spy before a role, unless there is one.
  var factories: [String] {
    [
      "",
      "  func on\(generics)(_ role: \(type)) -> \(type) {",
      "    role is any Interposed ? role : \(existential.spy)(role, log)",
      "  }",
      "",
      "  func on\(generics)(weak role: \(type)) -> \(type) {",
      "    role is any Interposed ? role : log.keeping(\(existential.spy)(role, log, isWeak: true))",
      "  }",
    ]
  }

  var lines: [String] {
    let conformances = existential.protocols.joined(separator: ", ")
    return [
      "  class \(existential.spy)\(generics): Spy<\(type)>, \(conformances) {",
      "    var spies: \(spies) { \(spies)(log: log) }",
    ] + protocols.flatMap(members) + ["  }", ""]
  }

  private var generics: String {
    associated.map { "<\($0.name): \($0.constraint)>" } ?? ""
  }

  private var type: String {
    "any " + existential.protocols.joined(separator: " & ")
      + (associated.map { "<\($0.name)>" } ?? "")
  }

  private var protocols: [RoleProtocol] {
    existential.protocols.compactMap { version.protocols[$0] }
      .flatMap { $0.lineage(among: version.protocols) }
  }

  private func members(of role: RoleProtocol) -> [String] {
    role.variables.flatMap { member($0.name, of: role).property($0) }
      + role.functions.flatMap { function in
        MethodWriter(function: function, member: member(function.name, of: role)).lines
      }
  }

  private func member(_ name: String, of role: RoleProtocol) -> Member {
    let callers = version.callers
    return Member(
      role: role.name,
      caller: callers[existential.protocols, name] ?? callers[[role.name], name],
      existentials: version.existentials)
  }
}
