/// Holds a line of text that the user edits; sends `editingChanged` after each edit.
public final class TextField: Control {
  public var text = ""
  /// Shown while there is no text.
  public var placeholder = ""
  /// Whether typing goes into this field.
  public private(set) var isFirstResponder = false

  /// A field that is disabled loses its focus and doesn't get it back by itself.
  public override var isEnabled: Bool {
    didSet {
      if !isEnabled { resignFirstResponder() }
    }
  }

  /// Takes the focus from whichever field of the same screen has it; a disabled field can't.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard isEnabled else { return false }
    var root: View = self
    while let view = root.superview { root = view }
    Self.resign(in: root)
    isFirstResponder = true
    return true
  }

  public func resignFirstResponder() {
    isFirstResponder = false
  }

  private static func resign(in view: View) {
    (view as? TextField)?.resignFirstResponder()
    for subview in view.subviews { resign(in: subview) }
  }
}
