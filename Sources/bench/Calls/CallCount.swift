import Arms
import RandomUse

/// How many calls one flow takes in one arm, and which.
struct CallCount: Equatable {
  let arm: String
  let flow: String
  /// In the order in which the calls began.
  let trace: [MessageLog.Entry]
  /// Distinct instances that sent or received something; a screen and its parts count as one.
  ///
  /// A flow has at most one instance of each role, so names tell instances apart.
  let participants: Int

  init(arm: Arm, flow: Flow, log: MessageLog) {
    self.arm = arm.name
    self.flow = flow.name
    trace = log.entries
    let names = trace.flatMap { [$0.seam.from, $0.seam.to] }
    participants = Set(names.map { log.screens[$0] ?? $0 }).count
  }

  /// Whatever goes from one object to another: work, wiring, and replays together.
  var crossings: Int { trace.count }

  /// Messages and completions alike: a reply is a reply, by delegate or by closure.
  var work: Int { crossings - wiring - replays }

  var wiring: Int { trace.count { $0.seam.kind == .wiring } }

  var replays: Int { trace.count { $0.seam.kind == .replay } }

  /// Most messages open at once.
  var depth: Int { trace.map(\.messageDepth).max() ?? 0 }

  /// Each edge once, in order of first use, with how often it was used.
  var seams: [(seam: Seam, count: Int)] {
    let seams = trace.map(\.seam)
    return seams.uniqued().map { seam in (seam, seams.count { $0 == seam }) }
  }
}
