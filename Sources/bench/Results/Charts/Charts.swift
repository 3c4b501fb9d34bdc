import Console
import Kept
import Reading
import Stopwatch
import Suites
import Timing

/// The charts of the numbers, as the page and the documents show them; the tables beside them say the
/// same, and more.
struct Charts {
  let document: Document

  /// Those of a part of the numbers, by its id.
  func figures(_ part: String) -> [Figure] {
    switch part {
    case "latency": times
    case "growth": [growth].compactMap(\.self)
    case "calls": [calls]
    case "allocations": [allocations]
    case "instructions": [instructions].compactMap(\.self)
    case "lines": [lines]
    case "coupling": [coupling]
    case "suites": [suites]
    case "detection": [detection].compactMap(\.self)
    case "changes": [changes].compactMap(\.self)
    default: []
    }
  }

  private var calls: Figure {
    let groups = (document.calls ?? []).grouped(by: \.flow).map { rows in
      (rows[0].flow, rows.map { Self.bar([$0]) })
    }
    return Figure(key: Self.kinds, charts: Bars(groups: groups).charts)
  }

  /// What calls are for.
  static let kinds = ["work", "wiring", "replays"]

  static func bar(_ rows: [CallRow]) -> Bars.Row {
    let counts = [rows.sum(\.work), rows.sum(\.wiring), rows.sum(\.replays)]
    let more = counts[1] + counts[2]
    return Bars.Row(
      version: rows[0].architecture,
      parts: zip(kinds, counts).map { ($0, Double($1)) },
      value: "\(counts[0])" + (more == 0 ? "" : " + \(more)"))
  }

  private var allocations: Figure {
    let groups = (document.allocations ?? []).grouped(by: \.flow).map { rows in
      (rows[0].flow, rows.map { Self.bar($0, "allocations", Double($0.mallocs)) })
    }
    return Figure(charts: Bars(groups: groups).charts)
  }

  static func bar(_ row: some VersionRow, _ name: String, _ value: Double) -> Bars.Row {
    Bars.Row(version: row.architecture, parts: [(name, value)])
  }

  private var instructions: Figure? {
    let all = document.instructions ?? []
    let sizes = all.grouped(by: \.items).map { rows in
      (items: rows[0].items, flows: Set(rows.map(\.flow)).count)
    }
    guard let most = sizes.max(by: { ($0.flows, $0.items) < ($1.flows, $1.items) }) else {
      return nil
    }
    let rows = all.filter { $0.items == most.items }
    let own = "the version"
    func module(_ row: InstructionRow) -> String {
      [row.architecture, "Arms"].contains(row.module) ? own : row.module
    }
    let others = rows.filter { module($0) != own }.grouped(by: \.module)
      .sorted { $0.sum(\.instructions) > $1.sum(\.instructions) }.map { $0[0].module }
    // More shades than these can't be told apart.
    let key = [own] + others.prefix(3) + ["other modules"]
    let flows = most.flows > 1 ? "over \(most.flows) flows" : rows[0].flow
    return stacks("\(most.items) items, \(flows)", rows, key, \.instructions) { row in
      key.contains(module(row)) ? module(row) : "other modules"
    }
  }

  private var lines: Figure {
    let rows = (document.lines ?? []).filter { $0.role != LineRow.extra }
    let key: [LineRow.Part] = [.production, .machinery, .tests, .doubles]
    return stacks("lines of code", rows, key.map(\.rawValue), \.code, of: \.part.rawValue)
  }

  /// One bar for each version, of what its rows add up to by part.
  private func stacks<Row: VersionRow>(
    _ title: String, _ rows: [Row], _ key: [String], _ number: (Row) -> Int,
    of part: (Row) -> String
  ) -> Figure {
    let bars = rows.grouped(by: \.architecture).map { rows in
      Bars.Row(
        version: rows[0].architecture,
        parts: key.map { name in
          (name, Double(rows.filter { part($0) == name }.sum(number)))
        })
    }
    let chart = Bars(groups: [(title, bars)], width: PanelChart.wideWidth)
    return Figure(key: key, charts: chart.charts)
  }

  private var coupling: Figure {
    panels(
      document.coupling,
      [
        ("reach in types", { $0.reach }), ("dependencies", { Double($0.dependencies) }),
        ("most fan-in", { Double($0.mostFanIn) }), ("most fan-out", { Double($0.mostFanOut) }),
      ])
  }

  private var suites: Figure {
    panels(
      document.suites,
      [
        ("tests", { Double($0.tests) }),
        ("assertions in the text", { Double($0.assertionsWritten) }),
        ("lines of code", { Double($0.code) }), ("lines of code per test", { $0.codePerTest }),
        ("lines of set-up", { Double($0.setUp) }), ("doubles", { Double($0.doubles) }),
        ("lines of doubles", { Double($0.codeOfDoubles) }),
      ])
  }

  /// One panel for each number, each with a scale of its own.
  private func panels<Row: VersionRow>(
    _ rows: [Row]?, _ numbers: [(title: String, value: (Row) -> Double)]
  ) -> Figure {
    let groups = numbers.map { title, value in
      (title, (rows ?? []).map { Self.bar($0, title, value($0)) })
    }
    return Figure(charts: Bars(groups: groups, sharesScale: false).charts)
  }

  var detection: Figure? {
    guard let rows = document.budgets, let most = rows.map(\.lines).max() else { return nil }
    let points = rows.map { row in
      let shares = [row.recall, row.recallLow, row.recallHigh].map {
        "\(Int(($0 * 100).rounded())) %"
      }
      return LineChart.Point(
        version: row.architecture, x: Double(row.lines), y: row.recall, low: row.recallLow,
        high: row.recallHigh,
        text: "\(row.lines) lines: \(shares[0]), from \(shares[1]) to \(shares[2])")
    }
    let chart = LineChart(
      title: "Planted faults noticed, by lines of test code",
      across: .init(
        scale: .linear(0, Double(most), to: LineChart.across),
        ticks: stride(from: 0, through: Double(most), by: 500).map(\.self), text: \.count),
      up: .init(
        scale: .linear(0, 1, to: LineChart.up), ticks: [0, 0.25, 0.5, 0.75, 1]
      ) { "\(Int($0 * 100)) %" },
      name: "lines of code of tests and doubles", legend: .lowerRight, points: points)
    return Figure(charts: [chart.chart])
  }
}

/// Charts that stand together.
struct Figure {
  /// What the shades of bars mean.
  var key: [String] = []
  let charts: [Chart]
  /// By what a reader chooses it, where there are several.
  var choice: [(name: String, value: String)] = []

  func html(isHidden: Bool = false) -> HTML {
    let swatches = key.enumerated().map { index, name -> HTML in
      "<span><i class='swatch part-\(min(index, 4))'></i>\(name)</span>"
    }
    let panels = charts.map { chart -> HTML in
      "<div class='panel'><h4>\(chart.title)</h4><div class='scroll'>\(chart.svg)</div></div>"
    }
    let data = choice.map { " data-\($0)='\($1)'" as HTML }
    let shades: HTML =
      key.isEmpty ? "" : "<p class='key' aria-hidden='true'>\(swatches)</p>"
    return """
      <div\(data)\(isHidden ? " hidden" : "")>\
      \(shades)<div class="panels">\(panels)</div></div>
      """
  }
}
