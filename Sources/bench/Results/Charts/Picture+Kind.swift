import Console
import Kept
import Reading
import Stopwatch
import Timing
import Variants

extension Picture {
  /// The pictures that documents show, by the names of their files.
  package enum Kind: String, CaseIterable, Sendable {
    case tap, times, costs, suites, changes
  }
}

extension Document {
  /// Nil where the document has nothing to draw it from.
  package func picture(_ kind: Picture.Kind) -> Picture? {
    let conclusions = Conclusions(self)
    let (drawn, sentence): (Picture?, String?) =
      switch kind {
      case .tap: (tapPicture, nil)
      case .times: (timesPicture, conclusions.ofTimes.first)
      case .costs: (costsPicture, conclusions.ofCosts.first)
      case .suites: (suitesPicture, conclusions.ofSuites.last)
      case .changes: (changesPicture, conclusions.ofChanges.first)
      }
    var picture = drawn
    picture?.sentence = sentence
    return picture
  }

  private var tapPicture: Picture? {
    trace.map { trace in
      let charts = trace.filter { $0.step == 1 }.grouped(by: \.version).map(Chart.init(calls:))
      return Picture(
        title: "The calls in each version after a tap on an item, up to the request for its detail",
        charts: charts, columns: 3,
        notes: [
          "A call is indented below the call that causes it. + creates or connects objects, ↺ is a"
            + " replay."
        ])
    }
  }

  /// Opening a list, from what a user meets to where it matters most.
  private var timesPicture: Picture? {
    let first = (latency ?? []).filter { $0.protocol == .cold }
    let opened = { (mode: Mode, items: Int) in
      first.filter { $0.opens(mode) && $0.items == items && $0.version != $0.reference }
    }
    let sizes = first.filter { $0.opens(.withoutDecoding) }.map(\.items)
    let middle = LatencyPlan.middleSize
    let lists = [
      (Mode.json, middle, "replies in JSON"),
      (.withoutDecoding, middle, "without JSON decoding"),
      (.withoutDecoding, sizes.max() ?? 0, "without JSON decoding"),
    ]
    let mean = (means ?? []).filter { $0.isUsual(.cold) && $0.version != $0.reference }
    let panels =
      lists.map { ("open \($1) items, \($2)", opened($0, $1)) }
      + [("mean over all flows, without JSON decoding", mean)]
    guard panels.allSatisfy({ !$0.1.isEmpty }) else { return nil }
    return Picture(
      title: "The versions' times as multiples of the time without an architecture, with intervals",
      charts: panels.map { Chart.times($0, $1, noise: noise ?? []) }, columns: 2,
      notes: [
        "The axes are logarithmic, and each has its own scale. Lines: 99 % intervals. Grey band: the noise floor.",
        "+ slower, − faster, = the same within 1 %, ? undecided. A mark is hollow if it is = or ?.",
      ])
  }

  /// Over all flows.
  private var costsPicture: Picture? {
    guard let calls, let allocations else { return nil }
    let items = LatencyPlan.middleSize
    let allocated = allocations.filter { $0.items == items }.grouped(by: \.version)
    let charts = Bars(
      groups: [
        ("calls, each flow once", calls.grouped(by: \.version).map(Bars.Row.init(calls:))),
        (
          "allocations, each flow once with \(items) items",
          allocated.map {
            Bars.Row(version: $0[0].version, parts: [Double($0.sum(\.mallocs))])
          }
        ),
      ]
    ).charts
    return Picture(
      title: "Calls between objects, and allocations, of each version", charts: charts, columns: 2,
      key: ["work", "wiring", "replays"], notes: ["Each panel has its own scale."])
  }

  private var suitesPicture: Picture? {
    guard let sizes, let most = sizes.map(\.lines).max() else { return nil }
    let chart = LineChart(
      title: "Planted faults noticed, by lines of test code",
      across: (
        .linear(0, Double(most), to: LineChart.across),
        stride(from: 0, through: Double(most), by: 500).map(\.self), { $0.count }
      ),
      up: (
        .linear(0, 1, to: LineChart.up), [0, 0.25, 0.5, 0.75, 1], { "\(Int($0 * 100)) %" }
      ),
      name: "lines of code of tests and doubles",
      points: sizes.map {
        ($0.version, Double($0.lines), $0.mutationScore, $0.mutationScoreLow, $0.mutationScoreHigh)
      })
    return Picture(
      title: "How many planted faults a suite notices, by its lines of code",
      charts: [chart.chart], columns: 1,
      notes: [
        "Vertical lines: the range that holds 95 % of our random choices of tests.",
        "We added tests until each whole suite noticed every mutant that a user can see.",
      ])
  }

  /// Lines of code in the version and in its suite, change by change.
  private var changesPicture: Picture? {
    features.map { rows in
      let groups = rows.grouped(by: \.change).flatMap { rows in
        [("the version", \ChangeRow.lines), ("its suite", \.linesOfSuite)].map { part, lines in
          (
            "\(rows[0].change): lines of \(part)",
            rows.map {
              let change = $0[keyPath: lines]
              return Bars.Row(
                version: $0.version,
                parts: [change.added, change.changed, change.removed].map(Double.init))
            }
          )
        }
      }
      return Picture(
        title: "Lines of code that changes took in each version and in its suite",
        charts: Bars(groups: groups).charts, columns: 2,
        key: ["added", "changed", "removed"], notes: ["Each panel has its own scale."])
    }
  }

  /// What the changes took that the user sees.
  package var features: [ChangeRow]? {
    let rows = (changes ?? []).filter { $0.unmet > 0 }
    return rows.isEmpty ? nil : rows
  }
}

extension Bars.Row {
  /// Beside the bar stand the calls at work, and how many more there are.
  fileprivate init(calls rows: [CallRow]) {
    let counts = [rows.sum(\.work), rows.sum(\.wiring), rows.sum(\.replays)]
    let more = counts[1] + counts[2]
    self.init(
      version: rows[0].version, parts: counts.map(Double.init),
      value: "\(counts[0])" + (more == 0 ? "" : " + \(more)"))
  }
}
