import FakeWorld

/// A scenario as Swift code, ready for `Tests/AcceptanceTests/Agreement`.
extension Scenario {
  var source: String {
    var parts = [name.source, "server: .\(server)"]
    if !stored.isEmpty {
      // All that a session finds in the store is made like this.
      parts.append("stored: FakeServer(generating: \(stored.count)).items")
    }
    if !before.isEmpty { parts.append("before: \(Self.list(before))") }
    parts.append(Self.list(steps))
    return "Scenario(\n" + parts.map { "  \($0)" }.joined(separator: ",\n") + "),"
  }

  private static func list(_ steps: [Step]) -> String {
    steps.isEmpty ? "[]" : "[\n" + steps.map { "    \($0.source),\n" }.joined() + "  ]"
  }
}
