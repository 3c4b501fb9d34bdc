import Foundation

/// Words for lengths of time.
package enum DurationText {
  /// Three significant digits and a unit, such as `812 ns`, `9.34 µs`, `12.0 ms`, or `1.50 s`;
  /// never finer than hundredths of a nanosecond.
  package static func text(nanoseconds: Double) -> String {
    if nanoseconds == 0 { return "0 ns" }
    var value = nanoseconds
    var units = ["ns", "µs", "ms", "s"][...]
    // 999.5 would be written as 1000 of a unit: it is 1.00 of the next.
    while units.count > 1, value.magnitude >= 999.5 {
      value /= 1_000
      units = units.dropFirst()
    }
    let digits = value.magnitude < 9.995 ? 2 : value.magnitude < 99.95 ? 1 : 0
    return String(format: "%.\(digits)f", value) + " " + (units.first ?? "")
  }
}
