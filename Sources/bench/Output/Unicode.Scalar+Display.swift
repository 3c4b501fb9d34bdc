extension Unicode.Scalar {
  /// Whether the scalar moves the cursor or breaks the line in place of being drawn.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
