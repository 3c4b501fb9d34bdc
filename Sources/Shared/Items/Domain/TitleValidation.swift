/// Why a title can't be saved.
public enum TitleError: Error, Equatable, Sendable {
  /// Nothing in it can be seen.
  case blank
  /// More than 80 characters.
  case tooLong
}

/// The rules for the title of a new item.
public enum TitleValidation {
  /// Returns the title without white space at its ends, which is what gets checked and sent.
  ///
  /// White space is Unicode's White_Space, taken away scalar by scalar: a combining mark stays where the
  /// space before it goes. Blank is what has nothing else than white space, control characters, and what
  /// Unicode says is ignorable by default, such as a joiner or a filler. A character is what a person
  /// counts as one, an extended grapheme cluster.
  public static func validate(_ title: String) throws(TitleError) -> String {
    let scalars = title.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }),
      scalars[first...last].contains(where: isVisible)
    else { throw .blank }
    let trimmed = String(scalars[first...last])
    if trimmed.count > 80 { throw .tooLong }
    return trimmed
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control
  }
}
