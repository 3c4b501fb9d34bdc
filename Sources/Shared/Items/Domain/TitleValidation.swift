import Foundation

/// Why a title can't be saved.
public enum TitleError: Error, Equatable, Sendable {
  /// Nothing but white space.
  case blank
  /// More than ``TitleValidation/maximumLength`` characters.
  case tooLong
}

/// The rules for the title of a new item.
public enum TitleValidation {
  /// In characters as a person counts them: extended grapheme clusters.
  public static let maximumLength = 80

  /// Returns the title without white space at its ends, which is what gets checked and sent.
  public static func validate(_ title: String) throws(TitleError) -> String {
    let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty { throw .blank }
    if trimmed.count > maximumLength { throw .tooLong }
    return trimmed
  }
}
