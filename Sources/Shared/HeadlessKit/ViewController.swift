/// Manages one screen: its view, and its coming and going.
open class ViewController {
  /// Names the screen in the navigation bar.
  public var title = ""
  /// The stack the controller is in: from the push until it is told that it was left.
  public internal(set) weak var navigationController: NavigationController?
  /// Whether the controller is new on its stack: from the push to the end of its first appearance.
  ///
  /// In `viewDidAppear` it tells the first appearance from those after being covered or hidden.
  public internal(set) var isMovingToParent = false
  /// The screen's view, if it has been made.
  public private(set) var viewIfLoaded: View?

  /// Makes a controller whose view is still to be made.
  public init() {}

  /// Whether the view has been made.
  public var isViewLoaded: Bool { viewIfLoaded != nil }

  /// The screen's view, made when first asked for; traps for a view that is another screen's, and for
  /// another view while the screen shows.
  public var view: View {
    get {
      loadViewIfNeeded()
      guard let viewIfLoaded else { preconditionFailure("loadView has to assign a view") }
      return viewIfLoaded
    }
    set {
      precondition(
        newValue.viewController == nil || newValue.viewController === self,
        "A view can only be associated with at most one view controller at a time")
      precondition(
        viewIfLoaded?.superview == nil || newValue === viewIfLoaded,
        "The view of a screen can't be replaced while it shows")
      viewIfLoaded?.viewController = nil
      newValue.viewController = self
      viewIfLoaded = newValue
    }
  }

  /// Makes the view, unless it is there.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    loadView()
    viewDidLoad()
  }

  /// Called when the view is first needed: makes it and assigns it to `view`; a plain one by default.
  open func loadView() {
    view = View()
  }

  /// Called once, when the view has been made.
  open func viewDidLoad() {}

  /// Called each time before the screen shows; its view isn't in a window yet.
  open func viewWillAppear() {}

  /// Called each time the screen shows; its view is in the window.
  open func viewDidAppear() {}

  /// Called each time before the screen is covered or left; its view is still in the window, unless that is gone.
  open func viewWillDisappear() {}

  /// Called each time the screen is covered or left; its view is in no window any more.
  open func viewDidDisappear() {}

  /// Called when the controller has come onto a stack, or, with `nil`, has left it, by code or by the
  /// user; never when it is only covered.
  open func didMove(toParent parent: ViewController?) {}
}
