import HeadlessKit

/// Notes every push and pop by the version's code; the user's Back is not the version's.
final class SpyNavigationController: NavigationController {
  private let log: MessageLog
  private let callers: EdgeCallers
  /// Sets spies into a screen that is about to be pushed, before its view loads.
  private let rewire: (ViewController) -> Void

  init(
    _ log: MessageLog, callers: EdgeCallers,
    rewiring rewire: @escaping (ViewController) -> Void = { _ in }
  ) {
    self.log = log
    self.callers = callers
    self.rewire = rewire
  }

  override func pushViewController(_ viewController: ViewController) {
    rewire(viewController)
    let caller = callers.push["\(type(of: viewController))"] ?? callers.otherwise
    log.forward(seam(caller, "pushViewController(_:)")) {
      super.pushViewController(viewController)
    }
  }

  override func popViewController() -> ViewController? {
    log.forward(seam(callers.pop, "popViewController()")) { super.popViewController() }
  }

  private func seam(_ caller: String, _ method: String) -> Seam {
    Seam(caller, "NavigationController", "NavigationController", method)
  }
}
