import Foundation

/// The words for an item's date and state, the same on every machine.
public enum ItemText {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Day, short month, and year in UTC: `3 Feb 2026`; nothing where no calendar goes so far.
  ///
  /// It is what Foundation's Gregorian calendar says of any date that an item can have, for the price of
  /// a few divisions: that calendar took most of the time of a list that words all its rows.
  public static func date(_ date: Date) -> String {
    // Foundation counts from 2001, which is 11 323 days after 1970; from there nothing is rounded.
    let days = (date.timeIntervalSinceReferenceDate / 86_400).rounded(.down)
    guard let days = Int32(exactly: days) else { return "" }
    let date = GregorianDay(daysSince1970: Int(days) + 11_323)
    return String(date.day) + " " + months[date.month - 1] + " " + String(date.year)
  }

  /// `Enabled` or `Disabled`.
  public static func state(_ isEnabled: Bool) -> String {
    isEnabled ? "Enabled" : "Disabled"
  }
}
