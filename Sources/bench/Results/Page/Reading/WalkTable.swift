import Arms
import RandomUse

/// One flow in all versions: a row for each event, between what the user does and then sees.
struct WalkTable {
  let flow: Flow
  let rows: [WalkRow]
  let steps: [StepRow]

  init(of flow: Flow, rows: [WalkRow], steps: [StepRow]) {
    self.flow = flow
    self.rows = rows.filter { $0.flow == flow.name }
    self.steps = steps.filter { $0.flow == flow.name }
  }

  /// Its id in the page.
  var id: String { "tap-\(flow.name)" }

  var html: HTML {
    let list = steps.map { step in
      HTML("li", [HTML("a", step.action, ["href": "#\(id)-\(step.step)"])])
    }
    return HTML(
      "article",
      [
        HTML("h3", [HTML(text: "\(flow.name): "), HTML("small", flow.summary)]),
        HTML("ol", list, ["class": "steps"]),
        HTML("table", [head] + steps.map(body), ["class": "walk"]),
      ], ["id": id])
  }

  private var versions: [String] { rows.map(\.architecture).uniqued() }

  private var head: HTML {
    let cells = versions.map { version in
      let files = Set(rows.filter { $0.architecture == version }.compactMap(\.file)).count
      return HTML(
        "th",
        [
          HTML(text: version),
          HTML("small", "\(files) files", ["title": "Files to open to follow all of it"]),
        ], ["scope": "col", "class": version])
    }
    return HTML("thead", [HTML("tr", [HTML("th", "what happens", ["scope": "col"])] + cells)])
  }

  /// What the user does, what it comes to, and what the user sees then.
  private func body(_ step: StepRow) -> HTML {
    let width = "\(versions.count)"
    let action = HTML(
      "th", [HTML("b", "\(step.step)"), HTML(text: "The user \(step.action)")],
      ["scope": "rowgroup", "colspan": "\(versions.count + 1)"])
    let events = Dictionary(grouping: rows.filter { $0.step == step.step }, by: \.event)
    let seen = [
      HTML("th", "the user sees", ["scope": "row"]),
      HTML("td", [HTML("pre", step.screen, ["tabindex": "0"])], ["colspan": width]),
    ]
    return HTML(
      "tbody",
      [HTML("tr", [action], ["class": "step", "id": "\(id)-\(step.step)"])]
        + events.sorted { $0.key < $1.key }.map { row($0, of: $1) }
        + [HTML("tr", seen, ["class": "seen"])])
  }

  private func row(_ event: Int, of cells: [WalkRow]) -> HTML {
    let deed = cells[0].does.rawValue
    return HTML(
      "tr", [HTML("th", deed, ["scope": "row"])] + cells.map(\.cell),
      ["class": deed, "id": "\(id)-event-\(event)"])
  }
}

extension WalkRow {
  fileprivate var cell: HTML {
    guard let to, let method, let file, let line else { return gap }
    let sender = (does == .tap ? from : nil).map { HTML("span", "\($0) → ", ["class": "from"]) }
    return HTML(
      "td",
      [
        HTML(
          "a",
          [sender, HTML("b", [to.breakable]), HTML("code", [method.breakable])]
            .compactMap(\.self),
          [
            "href": "#\(file):\(line)", "data-last": "\(lastLine ?? line)",
            "data-depth": "\(depth ?? 1)", "data-kind": kind?.rawValue ?? "",
            "data-from": from ?? "",
          ])
      ], ["class": architecture])
  }

  private var gap: HTML {
    HTML(
      "td", [HTML("span", "nothing here"), HTML("span", doneBy.map { "\($0) is at work" } ?? "")],
      ["class": "\(architecture) gap"])
  }
}
