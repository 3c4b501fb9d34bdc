/// What the user looks at; hidden until it is made visible, and from then on until its end.
public final class Window: View {
  /// The screen that fills it, usually a stack; set before the window is made visible, or it traps, as it
  /// does for one that fills another window.
  public var rootViewController: ViewController? {
    willSet {
      precondition(isHidden, "The root of a window can't change once it is visible")
    }
  }
  /// The field that has the focus.
  weak var firstResponder: TextField?

  public override init() {
    super.init()
    isHidden = true
  }

  public override var window: Window? { self }

  /// Shows the window and puts the root view controller on screen; does nothing the second time.
  public func makeKeyAndVisible() {
    guard isHidden else { return }
    isHidden = false
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    precondition(root.view.superview == nil, "A view controller can't fill two windows")
    root.viewWillAppear()
    addSubview(root.view)
    root.viewDidAppear()
  }
}
