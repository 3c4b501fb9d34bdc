/// Manages one screen: its view, and its coming and going.
open class ViewController {
  /// Names the screen in the navigation bar.
  public var title = ""
  /// The stack the controller is in.
  public internal(set) weak var navigationController: NavigationController?
  private var loadedView: View?

  public init() {}

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The screen's view, made when first asked for.
  public var view: View {
    get {
      loadViewIfNeeded()
      return loadedView ?? View()
    }
    set { loadedView = newValue }
  }

  /// Makes the view, unless it is there.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { loadedView = View() }
    viewDidLoad()
  }

  /// Called when the view is first needed: makes it and assigns it to `view`.
  open func loadView() {}

  /// Called once, when the view has been made.
  open func viewDidLoad() {}

  /// Called each time before the screen shows.
  open func viewWillAppear() {}

  /// Called each time the screen shows.
  open func viewDidAppear() {}

  /// Called each time before the screen is covered or left.
  open func viewWillDisappear() {}

  /// Called each time the screen is covered or left.
  open func viewDidDisappear() {}

  /// Called when the controller has left its stack, by code or by the user; never when only covered.
  open func didPop() {}
}
