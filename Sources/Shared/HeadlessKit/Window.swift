/// What the user looks at.
public final class Window {
  public var rootViewController: ViewController?

  public init() {}

  /// Puts the root view controller on screen.
  public func makeVisible() {
    rootViewController?.loadViewIfNeeded()
    rootViewController?.viewWillAppear()
    rootViewController?.viewDidAppear()
  }
}
