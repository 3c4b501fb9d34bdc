import RandomUse

/// One flow in several versions, event by event.
struct Walk {
  private(set) var rows: [WalkRow] = []
  private(set) var steps: [StepRow] = []
  private let flow: Flow

  init(of flow: Flow, in versions: [VersionWalk]) throws(RunFailure) {
    self.flow = flow
    for (step, action) in flow.steps.map(\.action).enumerated() {
      for other in versions where other.screens[step] != versions[0].screens[step] {
        throw RunFailure(
          "\(versions[0].architecture) and \(other.architecture) show different screens in "
            + "\(flow.name), step \(step + 1)")
      }
      steps.append(
        StepRow(
          flow: flow.name, step: step + 1, action: action, screen: versions[0].screens[step]))
      let alignment = Alignment(versions.map { $0.steps[step].map(\.does) })
      for (number, version) in versions.enumerated() {
        add(version, step, alignment.lines.map { ($0.deed, $0.places[number]) })
      }
    }
    rows.sort { $0.event < $1.event }
  }

  /// The rows of one version in one step.
  private mutating func add(
    _ version: VersionWalk, _ step: Int, _ lines: [(deed: WalkRow.Deed, place: Int?)]
  ) {
    let before = rows.last { $0.step < step + 1 }?.event ?? 0
    var next = 0
    for (offset, line) in lines.enumerated() {
      let happening = line.place.map { version.steps[step][$0] }
      rows.append(
        WalkRow(
          architecture: version.architecture, flow: flow.name, step: step + 1,
          event: before + offset + 1, does: line.deed, happening,
          doneBy: happening == nil ? version.worker(before: next, in: step) : nil))
      next = line.place.map { $0 + 1 } ?? next
    }
  }
}

extension VersionWalk {
  /// The role that is at work before something happens: whoever does it, or else was asked last.
  fileprivate func worker(before next: Int, in step: Int) -> String {
    let happenings = steps[step]
    let involved =
      (next < happenings.count ? [happenings[next].from] : [])
      + (next > 0 ? [happenings[next - 1].to, happenings[next - 1].from] : []) + [tops[step]]
    return involved.first { !Self.shared.contains($0) } ?? ""
  }
}
