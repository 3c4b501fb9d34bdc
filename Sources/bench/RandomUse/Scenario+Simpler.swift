import FakeWorld

/// What a scenario can be made simpler by.
extension Scenario {
  func removing(_ range: Range<Int>) -> Scenario {
    var shorter = self
    shorter.steps.removeSubrange(range)
    return shorter
  }

  /// Also renumbers the requests which later steps speak of, given how many were sent before each step.
  func removing(_ range: Range<Int>, requests: [Int]) -> Scenario {
    let (first, end) = (requests[range.lowerBound], requests[range.upperBound])
    var shorter = removing(range)
    shorter.steps = shorter.steps.enumerated().map { index, step in
      guard index >= range.lowerBound else { return step }
      switch step {
      case .release(let request) where request >= end: return .release(request - end + first)
      case .repeatReply(let request) where request >= end:
        return .repeatReply(request - end + first)
      default: return step
      }
    }
    return shorter
  }

  /// With less on the server, or less in the store.
  var simplerStarts: [Scenario] {
    let count = if case .generating(let count) = server { count } else { 20 }
    let servers = Set([0, 1, 3, 13, count - 1]).filter { 0..<count ~= $0 }.sorted()
    let stores = Set([0, 1, 3, 13, stored.count - 1]).filter { 0..<stored.count ~= $0 }.sorted()
    return servers.map { count in
      var simpler = self
      simpler.server = .generating(count)
      return simpler
    }
      + stores.map { count in
        var simpler = self
        simpler.stored = FakeServer(generating: count).items
        return simpler
      }
  }
}

extension Step {
  /// Steps that do the same with less, the simplest first.
  var simpler: [Step] {
    switch self {
    case .type(let text, let identifier):
      [1, text.count / 2, text.count - 1, text.count]
        .flatMap { [String(repeating: "x", count: max($0, 0)), String(text.prefix(max($0, 0)))] }
        .prefix { $0 != text }.filter { !$0.isEmpty }
        .map { .type($0, into: identifier) }
    case .script(let endpoint, let script):
      script.simpler.map { .script(endpoint, $0) }
    case .malformed(let endpoint, _): [.script(endpoint, Script(fault: .offline))]
    case .scroll(let row): Self.smaller(row).map { .scroll(to: $0) }
    case .selectRow(let row): Self.smaller(row).map { .selectRow($0) }
    case .create(let title) where title != "New": [.create("New")]
    case .fail(let operation, .always): [.fail(operation, .once)]
    case .release, .releaseAll, .repeatReply, .waitUntilSettled: [.waitForNext]
    default: []
    }
  }

  private static func smaller(_ number: Int) -> [Int] {
    Set([0, 1, number / 2, number &- 1]).filter { 0..<max(number, 0) ~= $0 }.sorted()
  }
}

extension Script {
  fileprivate var simpler: [Script] {
    let changes: [(inout Script) -> Void] = [
      { $0 = Script() }, { $0.fault = nil }, { $0.latency = nil }, { $0.isHeld = false },
      { $0.deliveries = 1 }, { $0.deliveries -= 1 },
      { if $0.fault != nil, $0.fault != .timedOut { $0.fault = .offline } },
    ]
    return changes.map { change in
      var script = self
      change(&script)
      return script
    }.filter { $0 != self && $0.deliveries > 0 }
  }
}
