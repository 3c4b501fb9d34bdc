import Arms

/// How many calls one flow takes in one arm, and which.
struct CallCount: Equatable {
  let arm: String
  let flow: String
  /// In the order in which the calls began.
  let trace: [MessageLog.Entry]
  /// Distinct instances that sent or received a message; a role and the role that made it count as one.
  ///
  /// A flow has at most one instance of each role, so names tell instances apart.
  let participants: Int

  init(arm: Arm, flow: Flow, trace: [MessageLog.Entry]) {
    self.arm = arm.name
    self.flow = flow.name
    self.trace = trace
    let messages = trace.filter { $0.seam.kind == .message }
    participants =
      Set(
        messages.flatMap { [$0.seam.from, $0.seam.to] }.map { arm.composers[$0] ?? $0 }
      ).count
  }

  var messages: Int { trace.count { $0.seam.kind == .message } }

  var completions: Int { trace.count { $0.seam.kind == .completion } }

  /// Most messages open at once.
  var depth: Int { trace.map(\.messageDepth).max() ?? 0 }

  /// Each edge once, in order of first use, with how often it was used.
  var seams: [(seam: Seam, count: Int)] {
    var order: [Seam] = []
    var counts: [Seam: Int] = [:]
    for entry in trace {
      if counts[entry.seam] == nil { order.append(entry.seam) }
      counts[entry.seam, default: 0] += 1
    }
    return order.map { ($0, counts[$0, default: 0]) }
  }
}
