import Console
import Foundation
import Timing

/// Ratios with their intervals, on a logarithmic axis; the band is the noise floor.
extension Chart {
  static func times(_ title: String, _ rows: [LatencyRow], noise: [NoiseRow]) -> Chart {
    let floor =
      noise.filter { noise in rows.contains { $0.cell == noise.cell } }.map(\.floor).max() ?? 0
    let (low, high) = domain(of: rows, floor)
    let room = PanelChart.room
    let place = Scale.logarithmic(low, high, to: room)
    return PanelChart(
      title: title,
      rows: rows.map { row in (row.version, { row.shapes(at: place, in: room, $0) }) },
      behind: { height in
        let (from, to) = (place(max(low, 1 / (1 + floor))), place(min(high, 1 + floor)))
        return [
          box(from, 0, to - from, height, "noise"), line(place(1), 0, place(1), height, "floor"),
        ]
      },
      foot: { height in
        Scale.ticks(low, high, 5).flatMap { value in
          [
            line(place(value), 0, place(value), height, "grid"),
            label(place(value), height + 15, String(format: "×%.4g", value), .middle, "tick"),
          ]
        }
      }
    ).chart
  }

  /// Few launches leave intervals that would make all else a dot.
  private static func domain(
    of rows: [LatencyRow], _ floor: Double
  ) -> (low: Double, high: Double) {
    let most = max(0.01, floor)
    let ratios = rows.map(\.ratio)
    let low = max(
      min(1 / (1 + most), rows.map(\.ratioLow).min() ?? 1), min(1, ratios.min() ?? 1) / 1.5)
    let high = min(
      max(1 + most, rows.map(\.ratioHigh).max() ?? 1), max(1, ratios.max() ?? 1) * 1.5)
    return (low * 0.99, high * 1.01)
  }
}

extension LatencyRow {
  fileprivate func shapes(
    at place: Scale, in room: (Double, Double), _ middle: Double
  ) -> [HTML] {
    let shown = ratioText.replacing("-", with: "−")
    return interval(at: place, in: room, middle) + [
      Chart.point(
        min(max(place(ratio), room.0), room.1), middle, of: version, verdict.rawValue),
      Chart.label(room.1 + 86, middle + 5, shown, .end, "value"),
    ]
  }

  /// One that leaves the chart ends at its edge, with an arrow.
  private func interval(at place: Scale, in room: (Double, Double), _ middle: Double) -> [HTML] {
    let (low, high) = (place(ratioLow), place(ratioHigh))
    func arrow(_ x: Double, _ step: Double) -> HTML {
      Chart.path(
        "M\(x.count) \(middle.count)l\(-step) -3.5v7z", "arrow \(verdict.rawValue) \(version)")
    }
    let line = Chart.line(
      max(low, room.0), middle, min(high, room.1), middle,
      "interval \(verdict.rawValue) \(version)")
    return [line] + (low < room.0 ? [arrow(room.0, -5)] : [])
      + (high > room.1 ? [arrow(room.1, 5)] : [])
  }
}
