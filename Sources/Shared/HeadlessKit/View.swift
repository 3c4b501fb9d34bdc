/// A node of the view tree.
open class View {
  /// Finds the view in tests and by the user's driver, whatever its type or place.
  public var accessibilityIdentifier: String?
  /// Hides the view and everything in it.
  public final var isHidden = false
  /// Whether the user can use the view.
  open var isEnabled = true
  public private(set) weak var superview: View?
  public private(set) var subviews: [View] = []

  public init() {}

  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Returns the first view with the identifier: this one, or one below it.
  public func descendant(withIdentifier identifier: String) -> View? {
    if accessibilityIdentifier == identifier { return self }
    for view in subviews {
      if let found = view.descendant(withIdentifier: identifier) { return found }
    }
    return nil
  }

  /// Whether neither this view nor any it is in is hidden.
  public var isVisible: Bool {
    !isHidden && (superview?.isVisible ?? true)
  }
}
