import Arms
import Console
import Reading
import Stopwatch
import Timing

extension Picture {
  /// The pictures that documents show, by the names of their files.
  package enum Kind: String, CaseIterable, Sendable {
    case tap, times, costs, suites, changes
  }
}

extension Document {
  /// What a document shows of a picture: what it is called, the file, and what may be concluded.
  package func picture(_ kind: Picture.Kind) -> (title: String, svg: String, sentence: String?)? {
    let charts = Charts(document: self)
    let conclusions = Conclusions(self)
    let (picture, sentence): (Picture?, String?) =
      switch kind {
      case .tap: (tapPicture, nil)
      case .times: (charts.timesPicture, conclusions.ofTimes.first)
      case .costs: (charts.costsPicture, conclusions.ofCosts.first)
      case .suites: (charts.suitesPicture, conclusions.ofSuites.last)
      case .changes: (charts.changesPicture, conclusions.ofChanges.first)
      }
    return picture.map { ($0.title, $0.svg, sentence) }
  }

  private var tapPicture: Picture? {
    trace.map { trace in
      let charts = trace.filter { $0.step == 1 }.grouped(by: \.architecture).map(Chart.init(calls:))
      return Picture(
        title: "What each version calls when the user taps an item, until its detail is asked for",
        charts: charts, columns: charts.count)
    }
  }
}

extension Charts {
  /// Opening a list, from what a user meets to where it matters most.
  fileprivate var timesPicture: Picture? {
    let first = (document.latency ?? []).filter { $0.protocol == .first }
    let opened = { (mode: Mode, items: Int?) in
      first.filter { $0.opens(mode) && $0.items == items && $0.architecture != $0.reference }
    }
    let sizes = first.filter { $0.opens(.typed) }.map(\.items)
    let panels = [
      (
        "open \(LatencyPlan.middleSize) items, replies in JSON",
        opened(.wire, LatencyPlan.middleSize)
      ),
      (
        "open \(LatencyPlan.middleSize) items, without JSON decoding",
        opened(.typed, LatencyPlan.middleSize)
      ),
      ("open \(sizes.max() ?? 0) items, without JSON decoding", opened(.typed, sizes.max())),
      (
        "mean over all flows, without JSON decoding",
        (document.means ?? []).filter { $0.isUsual(.first) && $0.architecture != $0.reference }
      ),
    ]
    guard panels.allSatisfy({ !$0.1.isEmpty }) else { return nil }
    return Picture(
      title: "Times of the versions as multiples of that without an architecture, with intervals",
      charts: panels.map { chart($0, $1) }, columns: 2)
  }

  /// Over all flows.
  fileprivate var costsPicture: Picture? {
    guard let calls = document.calls, let allocations = document.allocations else { return nil }
    let items = LatencyPlan.middleSize
    let allocated = allocations.filter { $0.items == items }.grouped(by: \.architecture)
    let charts = Bars(
      groups: [
        ("calls, each flow once", calls.grouped(by: \.architecture).map(Charts.bar)),
        (
          "allocations, each flow once with \(items) items",
          allocated.map { Charts.bar($0[0], "allocations", Double($0.sum(\.mallocs))) }
        ),
      ], sharesScale: false
    ).charts
    return Picture(
      title: "Calls between objects, and allocations, of each version", charts: charts, columns: 2,
      key: Charts.kinds)
  }

  fileprivate var suitesPicture: Picture? {
    detection.map { figure in
      Picture(
        title: "What a suite notices of planted faults, by its lines of code",
        charts: figure.charts, columns: 1)
    }
  }
}

extension Chart {
  private static let rowHeight = 31.0
  private static let indent = 7.0

  /// A column with what is called in one version, each call within the one it is made in.
  init(calls: [TraceRow]) {
    let version = calls.first?.architecture ?? ""
    let widths = calls.map { call in
      let name = max(Double(call.to.count) * 6.6, Double(call.text.count) * 5.5)
      return Double(call.depth) * Self.indent + name
    }
    let count = { (kinds: [Seam.Kind]) in calls.count { kinds.contains($0.kind) } }
    let counts = [
      "\(count([.message, .completion]))".counting("call"), "\(count([.wiring])) wiring",
      "\(count([.replay]))".counting("replay"),
    ].filter { !$0.hasPrefix("0 ") }
    let rows = calls.enumerated().map { index, call -> HTML in
      let (x, y) = (Double(call.depth) * Self.indent, Double(index) * Self.rowHeight)
      let guides = (0..<max(call.depth, 0)).map { depth in
        let x = (Double(depth) + 0.5) * Self.indent
        return Self.line(x, y, x, y + Self.rowHeight, "grid")
      }
      return """
        \(guides)\(Self.label(x, y + 12, call.to, .start, "role \(version)"))\
        \(Self.label(x, y + 24, call.text, .start, "method"))
        """
    }
    self.init(
      title: "\(version.versionName): \(counts.joined(separator: ", "))",
      width: (widths.max() ?? 0) + 4, height: Double(calls.count) * Self.rowHeight,
      content: "\(rows)")
  }
}

extension TraceRow {
  /// What only assembles is said without its arguments.
  fileprivate var text: String {
    kind == .wiring ? "+ \(method.prefix { $0 != "(" })" : kind.mark + method
  }
}
