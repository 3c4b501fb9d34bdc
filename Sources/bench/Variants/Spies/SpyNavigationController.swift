import HeadlessKit

/// Notes every push and pop by the version's code; the user's Back is not the version's.
final class SpyNavigationController: NavigationController {
  static let role = "NavigationController"
  private let spies: any Spies

  init(_ spies: any Spies) {
    self.spies = spies
  }

  override func pushViewController(_ viewController: ViewController) {
    spies.willPush(viewController)
    forward("pushViewController(_:)") { super.pushViewController(viewController) }
    lookInto(viewController)
  }

  override func popViewController() -> ViewController? {
    forward("popViewController()") { super.popViewController() }
  }

  /// The first screen loads its view only now.
  override func viewDidAppear() {
    super.viewDidAppear()
    viewControllers.forEach(lookInto)
  }

  private func forward<Result>(_ method: String, _ call: () -> Result) -> Result {
    let log = spies.log
    return log.forward(Seam(log.caller, Self.role, Self.role, method), call)
  }

  /// Finds out who observes, and sets spies in between the parts that the screen has made.
  private func lookInto(_ viewController: ViewController) {
    let parts = ScreenParts(of: viewController)
    spies.log.learn(parts, handlers: type(of: spies).handlers)
    parts.objects.forEach(spies.interpose(in:))
  }
}
