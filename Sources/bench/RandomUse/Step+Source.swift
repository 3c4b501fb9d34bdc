import FakeWorld
import HeadlessKit
import Items

/// A step as Swift code, as scenarios are written.
extension Step {
  var source: String {
    switch self {
    case .tap(let identifier): ".tap(\(identifier.source))"
    case .type(let text, let identifier): ".type(\(text.source), into: \(identifier.source))"
    case .clear(let identifier): ".clear(\(identifier.source))"
    case .scroll(let row): ".scroll(to: \(row.source))"
    case .selectRow(let row): ".selectRow(\(row.source))"
    case .wait(let interval): ".wait(\(interval.source))"
    case .impossible(let step): ".impossible(\(step.source))"
    case .touchRow(let row): ".touchRow(\(row.source))"
    case .touch(let identifier): ".touch(\(identifier.source))"
    case .script(let endpoint, let script): ".script(.\(endpoint), \(script.source))"
    case .malformed(let endpoint, let body): ".malformed(.\(endpoint), .\(body))"
    case .release(let index): ".release(\(index))"
    case .repeatReply(let index): ".repeatReply(\(index))"
    case .create(let title): ".create(\(title.source))"
    case .fail(let operation, let failing):
      ".fail(.\(operation), \(failing.map { ".\($0)" } ?? "nil"))"
    case .pull, .goBack, .waitForNext, .waitUntilSettled, .appearAgain, .hold, .releaseAll,
      .deleteAll:
      ".\(self)"
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
    switch self {
    case .reply(let response): ".status(\(response.status))"
    case .offline, .timedOut: ".\(self)"
    }
  }
}

extension Duration {
  fileprivate var source: String { ".milliseconds(\(Int(self / .milliseconds(1))))" }
}

extension Int {
  fileprivate var source: String {
    switch self {
    case .max: ".max"
    case .min: ".min"
    default: "\(self)"
    }
  }
}

extension String {
  /// A literal, or for a long text that repeats one character what makes it.
  var source: String {
    guard count > 9, let first, allSatisfy({ $0 == first }) else { return debugDescription }
    return "String(repeating: \(String(first).debugDescription), count: \(count))"
  }
}
