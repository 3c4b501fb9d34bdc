/// Holds a line of text that the user edits; sends `editingChanged` after each edit.
public final class TextField: Control {
  /// Never more than one line: whoever sets it, each line end becomes a space.
  public var text = "" {
    didSet {
      guard text.contains(where: \.isNewline) else { return }
      text = String(text.map { $0.isNewline ? " " : $0 })
    }
  }
  /// Shown while there is no text.
  public var placeholder = ""

  /// Whether typing goes into this field.
  public var isFirstResponder: Bool { window?.firstResponder === self }

  /// Takes the focus from whichever field of the window has it, and returns whether it could: the field
  /// has to be in a window, visible, enabled, and within reach of touches.
  ///
  /// It loses the focus by itself as soon as one of these ends, and doesn't get it back by itself.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard let window, isVisible, takesTouches else { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up the focus, if the field has it.
  public func resignFirstResponder() {
    if isFirstResponder { window?.firstResponder = nil }
  }
}
