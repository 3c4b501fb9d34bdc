import FakeWorld
import HeadlessKit
import UserDriver

extension User {
  /// A user of one scene, which is pushed over an empty screen, in a window that the caller keeps.
  init(at scene: ViewController, in window: Window) {
    let navigationController = NavigationController()
    navigationController.pushViewController(ViewController())
    navigationController.pushViewController(scene)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.init(navigationController: navigationController, loop: EventLoop())
  }

  /// The identifiers of the loaders and messages that are visible.
  var signs: Set<String> {
    let signs: Set = [
      "items.loading", "items.refresh", "items.empty", "items.error", "items.retry",
      "detail.loading", "detail.error", "detail.retry", "add.loading", "add.error",
    ]
    return signs.filter(sees)
  }

  /// The identifiers of the controls that are enabled, and `rows` if rows can be selected.
  var uses: Set<String> {
    let parts: Set = [
      "items.refresh", "items.add", "items.deleteAll", "add.title", "add.enabled", "add.save",
    ]
    let snapshot = snapshot()
    let uses = parts.filter { snapshot.elements[$0]?.isEnabled == true }
    return snapshot.allowsSelection ? uses.union(["rows"]) : uses
  }
}
