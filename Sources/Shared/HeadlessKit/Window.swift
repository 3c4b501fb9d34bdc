/// What the user looks at; hidden until it is made visible, and from then on until its end.
public final class Window: View {
  /// The screen that fills it, usually a stack; set before the window is made visible, or it traps, as it
  /// does for one that fills another window or is on a stack.
  public var rootViewController: ViewController? {
    willSet {
      precondition(isHidden, "The root of a window can't change once it is visible")
    }
  }
  /// Shows the root when it becomes `false`, which is for good.
  public override var isHidden: Bool {
    willSet { precondition(!isShown || !newValue, "A window can't be hidden again") }
    didSet { if !isHidden, !isShown { showRoot() } }
  }
  /// The field that has the focus.
  weak var firstResponder: TextField?
  private var isShown = false

  /// Makes a window that shows nothing yet.
  public override init() {
    super.init()
    isHidden = true
  }

  deinit {
    guard isShown else { return }
    rootViewController?.viewWillDisappear()
    rootViewController?.viewDidDisappear()
  }

  public override var window: Window? { self }

  /// Shows the window and puts the root view controller on screen; does nothing the second time.
  public func makeKeyAndVisible() {
    isHidden = false
  }

  private func showRoot() {
    isShown = true
    guard let root = rootViewController else { return }
    precondition(
      root.navigationController == nil && root.viewIfLoaded?.superview == nil,
      "A view controller can't fill a window and be on a stack or in another window")
    root.loadViewIfNeeded()
    root.viewWillAppear()
    addSubview(root.view)
    root.viewDidAppear()
  }
}
