import Foundation

/// The words for an item's date and state, the same on every machine.
public enum ItemText {
  private static let dateStyle = Date.VerbatimFormatStyle(
    format: "\(day: .defaultDigits) \(month: .abbreviated) \(year: .padded(4))",
    locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian))

  /// Day, short month, and year in UTC: `3 Feb 2026`.
  public static func date(_ date: Date) -> String {
    dateStyle.format(date)
  }

  /// `Enabled` or `Disabled`.
  public static func state(_ isEnabled: Bool) -> String {
    isEnabled ? "Enabled" : "Disabled"
  }
}
