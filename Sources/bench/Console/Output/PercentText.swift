import Foundation

/// Words for shares.
package enum PercentText {
  /// Per cent with the digits that matter, such as `0.0053 %`, `0.50 %`, `12 %`, or `230 %`.
  package static func text(_ share: Double) -> String {
    let percent = share * 100
    let size = percent.magnitude
    let digits = size >= 9.95 ? 0 : size >= 0.995 ? 1 : size >= 0.0995 ? 2 : size >= 0.00995 ? 3 : 4
    return String(format: "%.\(digits)f %%", percent)
  }
}
