import Console
import Stopwatch

/// One flow in several versions, event by event.
package struct Walk {
  package private(set) var rows: [WalkRow] = []
  package private(set) var steps: [StepRow] = []

  package init(of flow: Flow, in versions: [VersionWalk]) throws(RunFailure) {
    for (step, action) in flow.steps.map(\.action).enumerated() {
      let screen = versions[0].watch.screens[step]
      for other in versions where other.watch.screens[step] != screen {
        throw RunFailure(
          "\(versions[0].version) and \(other.version) show different screens in "
            + "\(flow.name), step \(step + 1)")
      }
      steps.append(StepRow(flow: flow.name, step: step + 1, action: action, screen: screen))
      let alignment = Alignment(versions.map { $0.events[step] })
      let before = rows.last?.event ?? 0
      for (number, version) in versions.enumerated() {
        var next = 0
        for (offset, line) in alignment.lines.enumerated() {
          let place = line.places[number]
          var row =
            place.map { version.steps[step][$0] }
            ?? WalkRow(
              version: version.version, flow: flow.name, does: line.deed,
              doneBy: version.worker(before: next, in: step))
          (row.step, row.event) = (step + 1, before + offset + 1)
          rows.append(row)
          next = place.map { $0 + 1 } ?? next
        }
      }
    }
    rows.sort { $0.event < $1.event }
  }
}
