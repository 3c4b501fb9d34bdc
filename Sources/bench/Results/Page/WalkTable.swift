import Console
import Reading
import Stopwatch
import Variants

/// One flow in all versions: a row for each event, between what the user does and then sees.
struct WalkTable {
  let flow: String
  let rows: [WalkRow]
  let steps: [StepRow]

  var html: HTML {
    let list = steps.map { step -> HTML in
      "<li><a href='#tap-\(flow)-\(step.step)'>\(step.action)</a>"
    }
    return """
      <article id="tap-\(flow)">
        <h3>\(flow): <small>\(Flow(rawValue: flow)?.summary ?? "")</small></h3>
        <ol class="steps">\(list)</ol>
        <table class="walk">
          <thead><tr><th scope="col">what happens\(versions.map(head))</thead>
          \(steps.map(body))
        </table>
      </article>
      """
  }

  private var versions: [String] { rows.map(\.version).uniqued() }

  private func head(of version: String) -> HTML {
    let files = Set(rows.filter { $0.version == version }.compactMap(\.file)).count
    return """
      <th scope="col" class="\(version)">\(version.versionName)
      <small title="Files to open to follow all of it">\(files) files</small>
      """
  }

  /// What the user does, what it comes to, and what the user sees then.
  private func body(_ step: StepRow) -> HTML {
    let events = Dictionary(grouping: rows.filter { $0.step == step.step }, by: \.event)
    return """
      <tbody>
        <tr class="step" id="tap-\(flow)-\(step.step)"><th scope="rowgroup" \
      colspan="\(versions.count + 1)"><b>\(step.step)</b>The user \(step.action)
        \(events.sorted { $0.key < $1.key }.map { row($0, of: $1, in: step) })
        <tr class="seen"><th scope="row">the user sees
        <td colspan="\(versions.count)"><pre tabindex="0">\(step.screen)</pre>
      </tbody>
      """
  }

  private func row(_ event: Int, of cells: [WalkRow], in step: StepRow) -> HTML {
    let does = cells[0].does
    let deed = does == .tap ? step.deed : does.rawValue
    return """
      <tr class="\(does.rawValue)" id="tap-\(flow)-event-\(event)"><th scope="row">\(deed)\
      \(cells.map(\.cell))
      """
  }
}

extension WalkRow {
  /// Seen is only who it is; the words are for who hears the page.
  private func atWork(_ role: String) -> HTML {
    """
    <span class="unseen">; </span><span>\(role.breakable)</span><span class="unseen"> is at work</span>
    """
  }

  fileprivate var cell: HTML {
    guard let to, let method, let sourcePlace else {
      return """
        <td class="\(version) gap"><span class="unseen">nothing here</span>\(doneBy.map(atWork) ?? "")
        """
    }
    let sender = (does == .tap ? from : nil).map { "<span class='from'>\($0) → </span>" as HTML }
    return """
      <td class="\(version)">
      <a href="#\(sourcePlace.id)" data-depth="\(depth ?? 1)" data-kind="\(kind?.rawValue ?? "")">\
      \(sender ?? "")<b>\(to.breakable)</b><code>\(method.breakable)</code></a>
      """
  }
}
