import Foundation

/// From values to places in a drawing.
struct Scale {
  private let domain: (Double, Double)
  private let range: (Double, Double)
  private let isLogarithmic: Bool

  static func linear(_ low: Double, _ high: Double, to range: (Double, Double)) -> Scale {
    Scale(domain: (low, high), range: range, isLogarithmic: false)
  }

  /// Takes no zero.
  static func logarithmic(_ low: Double, _ high: Double, to range: (Double, Double)) -> Scale {
    Scale(domain: (log(low), log(high)), range: range, isLogarithmic: true)
  }

  func callAsFunction(_ value: Double) -> Double {
    let size = domain.1 - domain.0
    let share = ((isLogarithmic ? log(value) : value) - domain.0) / (size == 0 ? 1 : size)
    return range.0 + share * (range.1 - range.0)
  }

  /// Round values between two, `count` or a few less.
  static func ticks(_ low: Double, _ high: Double, _ count: Int) -> [Double] {
    if high / low < 3 {
      let unit = pow(10, floor(log10((high - low) / Double(count))))
      let step =
        [1, 2, 5].map { $0 * unit }.first { $0 * Double(count) >= high - low } ?? unit * 10
      return stride(from: ceil(low / step), through: floor(high / step), by: 1).map { $0 * step }
    }
    let tens = (-8..<16).map { pow(10, Double($0)) }
    let digits: [[Double]] = [[1, 1.5, 2, 3, 5, 7], [1, 2, 5], [1]]
    let found = digits.map { digits in
      tens.flatMap { ten in digits.map { $0 * ten } }.filter { low...high ~= $0 }
    }
    let values = found.first { $0.count <= count } ?? found[2]
    let gap = (values.count + count - 1) / count
    return values.enumerated().filter { $0.offset.isMultiple(of: max(gap, 1)) }.map(\.element)
  }
}
