import Foundation

/// What lies behind the ratio of one version's time to the reference's in one cell.
struct Cause: Equatable {
  /// How many rows the version words, and the reference.
  var rows: Int?
  var referenceRows: Int?
  /// The version's instructions as a multiple of the reference's; nil where this build's weren't
  /// counted.
  var instructions: Double?
  /// Whether that is read off the line through smaller lists.
  var isOnLine = false

  /// How far a ratio of times may be from that of instructions and still be explained by it.
  static let tolerance = 0.05

  /// Whether times differ from instructions by more than the tolerance, for certain; nil where nothing
  /// was counted.
  func isUnexplained(_ ratio: Interval) -> Bool? {
    instructions.map {
      ratio.low > $0 * (1 + Self.tolerance) || ratio.high < $0 / (1 + Self.tolerance)
    }
  }

  /// The instructions' ratio, with ~ where it is read off a line and ! where it doesn't explain the time's.
  func text(beside ratio: Interval) -> String {
    guard let instructions else { return "" }
    return String(format: "×%.3f", instructions) + (isOnLine ? " ~" : "")
      + (isUnexplained(ratio) == true ? " !" : "")
  }
}
