/// A node of the view tree.
open class View {
  /// Finds the view in tests and by the user's driver, whatever its type or place.
  public var accessibilityIdentifier: String?
  /// Hides the view and everything in it, and takes the focus from there.
  public var isHidden = false {
    didSet {
      if isHidden, !oldValue { endEditing() }
    }
  }
  /// The view that it is in.
  public private(set) weak var superview: View?
  /// The views in it, in the order in which they are drawn.
  public private(set) var subviews: [View] = []
  /// Whose view it is, if it is a screen's.
  weak var viewController: ViewController?

  /// Makes a visible view with nothing in it.
  public init() {}

  /// The window that the view is in, at any depth.
  public var window: Window? { superview?.window }

  /// Puts a view at the end, and takes it from wherever it was; traps for a view that this one is in.
  public func addSubview(_ view: View) {
    insertSubview(view)
  }

  func insertSubview(_ view: View, at index: Int? = nil) {
    precondition(!isDescendant(of: view), "A view can't be put into itself or into what is in it")
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: index ?? subviews.count)
  }

  /// Takes the view out of the one it is in, and the focus from what is in it.
  public func removeFromSuperview() {
    guard let superview else { return }
    endEditing()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  /// Whether the view is another, or in it at any depth.
  public func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Returns the first view with the identifier: this one, or one below it.
  public func descendant(withIdentifier identifier: String) -> View? {
    if accessibilityIdentifier == identifier { return self }
    for view in subviews {
      if let found = view.descendant(withIdentifier: identifier) { return found }
    }
    return nil
  }

  /// Whether neither this view nor any it is in is hidden; says nothing of whether it is in a window.
  public var isVisible: Bool {
    !isHidden && superview?.isVisible != false
  }

  /// Whether touches reach it; they do unless it is a control, or in one, that is disabled.
  public var takesTouches: Bool {
    superview?.takesTouches != false
  }

  /// Takes the focus from whatever in the view has it.
  public func endEditing() {
    guard let field = window?.firstResponder, field.isDescendant(of: self) else { return }
    field.resignFirstResponder()
  }
}
