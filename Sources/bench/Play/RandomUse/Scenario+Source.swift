import FakeWorld
import Items

/// A scenario as Swift code, ready for `Tests/AcceptanceTests/Agreement`.
extension Scenario {
  package var source: String {
    var parts = [name.debugDescription, "server: .\(server)"]
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

extension Step {
  /// Swift describes a case as it is written, but for values that aren't plain.
  package var source: String {
    switch self {
    case .script(let endpoint, let script): ".script(.\(endpoint), \(script.source))"
    case .malformed(let endpoint, let body): ".malformed(.\(endpoint), .\(body))"
    case .fail(let operation, let failing):
      ".fail(.\(operation), \(failing.map { ".\($0)" } ?? "nil"))"
    case .wait(let interval): ".wait(\(interval.source))"
    case .latency(let latency): ".latency(\(latency.source))"
    case .mood(let mood): ".mood(.\(mood))"
    case .impossible(let step): ".impossible(\(step.source))"
    default: ".\(self)"
    }
  }
}

extension Script {
  fileprivate var source: String {
    let parts = [
      fault.map { "fault: \($0.source)" }, latency.map { "latency: \($0.source)" },
      isHeld ? "isHeld: true" : nil, deliveries == 1 ? nil : "deliveries: \(deliveries)",
    ]
    return "Script(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }
}

extension Fault {
  fileprivate var source: String {
    if case .reply(let response) = self { ".status(\(response.status))" } else { ".\(self)" }
  }
}

extension Duration {
  fileprivate var source: String { ".milliseconds(\(Int(self / .milliseconds(1))))" }
}
