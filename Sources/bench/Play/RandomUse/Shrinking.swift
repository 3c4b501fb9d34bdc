import FakeWorld
import Stopwatch

extension VariantComparison {
  /// The same fault of the same version, by the shortest way to be found.
  func shrink(_ finding: Finding) throws -> Finding {
    let narrow = VariantComparison(
      reference: reference, variants: variants.filter { $0.name == finding.version })
    let shrunk = try finding.session.shrunk { candidate in
      let other = try narrow.finding(in: candidate)
      return other?.kind == finding.kind && other?.version == finding.version
    }
    var finding = try narrow.finding(in: shrunk) ?? finding
    finding.session = try marked(finding.session)
    return finding
  }

  /// The same session, in which every step that the user can't take says so.
  private func marked(_ session: Session) throws -> Session {
    func launch(in world: World) { reference.launch(in: world) }
    let isRefused = try session.run(in: session.makeWorld(), launching: launch) { $2 != nil }
    var session = session
    for index in session.steps.indices where isRefused[index + 1] {
      session.steps[index] = .impossible(session.steps[index])
    }
    return session
  }
}

extension Session {
  /// Towards a simpler start, the smallest change of a part first.
  private static let starts: [@Sendable (inout Session) -> Void] = [
    { $0.before = Array($0.before.dropFirst()) },
    { $0.before = Array($0.before.dropLast()) },
    { $0.stored = min($0.stored, 1) },
    { $0.stored = 0 },
    { $0.server = .generating(1) },
    { $0.server = .generating(0) },
  ]

  func shrunk(while fails: (Session) throws -> Bool) rethrows -> Session {
    var session = self
    while true {
      let old = session
      try session.removeSteps(while: fails)
      for change in Self.starts {
        var candidate = session
        change(&candidate)
        if try candidate != session && fails(candidate) { session = candidate }
      }
      if session == old { return session }
    }
  }

  /// Delta debugging: takes away ever smaller parts, as long as it still fails.
  private mutating func removeSteps(while fails: (Session) throws -> Bool) rethrows {
    var size = max(steps.count / 2, 1)
    while size > 0 {
      // From the end, since what follows the failure goes at once.
      for end in stride(from: steps.count, to: 0, by: -size) {
        var candidate = self
        candidate.steps.removeSubrange(max(end - size, 0)..<end)
        if try fails(candidate) { self = candidate }
      }
      size /= 2
    }
  }
}
