import Console
import Foundation
import Stopwatch
import Timing

/// Times and how they grow.
extension Charts {
  /// One figure for each kind of values, number of items, and protocol.
  var times: [Figure] {
    let all = (document.means ?? []) + (document.latency ?? [])
    let cells = (document.latency ?? []).map(\.cell.mean).uniqued()
    let usual = cells.firstIndex { $0.items == LatencyPlan.middleSize } ?? 0
    // The first is the one that is seen first.
    return (cells[usual...] + cells[..<usual]).map { cell in
      let rows = all.filter { $0.cell.mean == cell && $0.architecture != $0.reference }
      let domain = domain(of: rows)
      return Figure(
        charts: rows.grouped(by: \.flow).map { rows in
          let title =
            rows[0].flow == LatencyRow.mean ? "geometric mean over the flows" : rows[0].flow
          return chart(title, rows, domain)
        },
        choice: [
          ("mode", cell.mode.rawValue), ("items", "\(cell.items)"),
          ("protocol", cell.protocol.rawValue),
        ])
    }
  }

  /// Ratios with their intervals, on a logarithmic axis; the band is the noise floor.
  func chart(
    _ title: String, _ rows: [LatencyRow], _ domain: (low: Double, high: Double)? = nil
  ) -> Chart {
    let (low, high) = domain ?? self.domain(of: rows)
    let room = PanelChart.room()
    let place = Scale.logarithmic(low, high, to: room)
    let floor = floor(of: rows)
    return PanelChart(
      title: title,
      rows: rows.map { row in
        PanelChart.Row(version: row.architecture, value: row.shown, text: row.words) { middle in
          row.interval(at: place, in: room, middle)
            + [
              Chart.point(
                min(max(place(row.ratio), room.0), room.1), middle, of: row.architecture,
                row.verdict.rawValue),
              Chart.label(room.1 + 76, middle + 4, row.shown, .end, "value"),
            ]
        }
      },
      behind: { height in
        let (from, to) = (place(max(low, 1 / (1 + floor))), place(min(high, 1 + floor)))
        return [
          Chart.box(from, 0, to - from, height, "noise"),
          Chart.line(place(1), 0, place(1), height, "floor"),
        ]
      },
      foot: { height in
        Scale.ticks(low, high, 5).flatMap { value in
          [
            Chart.line(place(value), 0, place(value), height, "grid"),
            Chart.label(
              place(value), height + 13, String(format: "×%.4g", value), .middle, "tick"),
          ]
        }
      }
    ).chart
  }

  private func floor(of rows: [LatencyRow]) -> Double {
    (document.noise ?? []).filter { noise in rows.contains { $0.cell == noise.cell } }
      .map(\.floor).max() ?? 0
  }

  /// Few launches leave intervals that would make all else a dot.
  private func domain(of rows: [LatencyRow]) -> (low: Double, high: Double) {
    let most = max(0.01, floor(of: rows))
    let ratios = rows.map(\.ratio)
    let low = max(
      min(1 / (1 + most), rows.map(\.ratioLow).min() ?? 1), min(1, ratios.min() ?? 1) / 1.5)
    let high = min(
      max(1 + most, rows.map(\.ratioHigh).max() ?? 1), max(1, ratios.max() ?? 1) * 1.5)
    return (low * 0.99, high * 1.01)
  }

  var growth: Figure? {
    let isOpening = { (row: LatencyRow) in
      row.flow == Flow.openList.name && row.mode == .typed && row.items > 0
    }
    let timed = (document.latency ?? []).filter(isOpening)
    // What is fitted is the last protocol's, too.
    let rows = timed.filter { $0.protocol == timed.last?.protocol }
    let sizes = Set(rows.map { Double($0.items) }).sorted()
    guard let least = rows.map(\.nsLow).min(), let most = rows.map(\.nsHigh).max(),
      sizes.count > 1
    else { return nil }
    let across = Scale.logarithmic(sizes[0], sizes[sizes.count - 1], to: LineChart.across)
    let up = Scale.logarithmic(least * 0.9, most * 1.1, to: LineChart.up)
    let fits = (document.growth ?? []).filter {
      $0.fits && $0.flow == Flow.openList.name && $0.mode == .typed
    }
    let chart = LineChart(
      title: "Time to open the list by its items"
        + (fits.isEmpty ? "; no line fits these times well enough to be drawn" : ""),
      across: .init(scale: across, ticks: sizes, text: \.count),
      up: .init(scale: up, ticks: Scale.ticks(least, most, 6)) { nanoseconds in
        DurationText.text(nanoseconds: nanoseconds).replacing(#/\.0+ /#, with: " ")
      },
      name: "items", legend: .upperLeft,
      points: rows.map { row in
        let times = [row.ns, row.nsLow, row.nsHigh].map(DurationText.text)
        return LineChart.Point(
          version: row.architecture, x: Double(row.items), y: row.ns, low: row.nsLow,
          high: row.nsHigh,
          text: "\(row.items) items: \(times[0]), from \(times[1]) to \(times[2])"
            + row.core.words)
      },
      behind: fits.map { fit in
        Self.line(of: fit, across, up, from: max(64, sizes[0]), to: sizes[sizes.count - 1])
      })
    return Figure(charts: [chart.chart])
  }

  /// A fixed cost and one per item: straight only where both axes are linear.
  private static func line(
    of fit: GrowthRow, _ across: Scale, _ up: Scale, from: Double, to: Double
  ) -> HTML {
    let sizes = (0...24).map { from * pow(to / from, Double($0) / 24) }
    let points = sizes.compactMap { items -> String? in
      let time = (fit.fixedNs ?? 0) + (fit.perItemNs ?? 0) * items
      return time > 0 ? "\(across(items).count) \(up(time).count)" : nil
    }
    return Chart.path("M\(points.joined(separator: "L"))", "fit \(fit.architecture)")
  }
}

extension LatencyRow {
  private static let signs: [Verdict: String] = [
    .faster: "−", .slower: "+", .same: "=", .undecided: "?",
  ]

  fileprivate var shown: String {
    String(format: "×%#.3g ", ratio) + (Self.signs[verdict] ?? "") + core.mark
  }

  fileprivate var words: String {
    let ratios = [ratio, ratioLow, ratioHigh].map { String(format: "×%#.3g", $0) }
    return "\(ratios[0]), from \(ratios[1]) to \(ratios[2]): \(verdict.rawValue)\(core.words)"
  }

  /// One that leaves the chart ends at its edge, with an arrow.
  fileprivate func interval(
    at place: Scale, in room: (Double, Double), _ middle: Double
  ) -> [HTML] {
    let (low, high) = (place(ratioLow), place(ratioHigh))
    func arrow(_ x: Double, _ step: Double) -> HTML {
      Chart.path(
        "M\(x.count) \(middle.count)l\(-step) -3.5v7z", "arrow \(verdict.rawValue) \(architecture)")
    }
    let line = Chart.line(
      max(low, room.0), middle, min(high, room.1), middle,
      "interval \(verdict.rawValue) \(architecture)")
    return [line] + (low < room.0 ? [arrow(room.0, -5)] : [])
      + (high > room.1 ? [arrow(room.1, 5)] : [])
  }
}

extension CoreUse {
  /// Why a number is marked; those of a quiet core aren't.
  fileprivate var words: String {
    switch self {
    case .quiet: ""
    case .loaded: ", on a shared core"
    case .unknown: ", and it isn't known whether the core was shared"
    }
  }
}
