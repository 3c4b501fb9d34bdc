import Foundation

/// The words for an item's date and state, the same on every machine.
public enum ItemText {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// Day, short month, and year in UTC: `3 Feb 2026`.
  ///
  /// Foundation's date styles take three times as long, which was nearly all that a long list took to
  /// open where every row is worded at once.
  public static func date(_ date: Date) -> String {
    let parts = calendar.dateComponents([.day, .month, .year], from: date)
    guard let day = parts.day, let month = parts.month, let year = parts.year else { return "" }
    let zeros = String(repeating: "0", count: max(0, 4 - String(year).count))
    return "\(day) \(months[month - 1]) \(zeros)\(year)"
  }

  /// `Enabled` or `Disabled`.
  public static func state(_ isEnabled: Bool) -> String {
    isEnabled ? "Enabled" : "Disabled"
  }
}
