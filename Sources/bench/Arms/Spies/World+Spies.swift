import FakeWorld
import HeadlessKit
import Items

extension World {
  /// Launches a version with spies on client, store, and navigation, and on what `makeApp` sets more before.
  func launchSpied(_ spies: some Spies, _ makeApp: (Environment) -> any App) {
    spies.log.kitCalls = { [weak self] in
      let called: AnyObject? = self?.navigationController.topViewController ?? self?.app
      return called.map { "\(type(of: $0))" } ?? ""
    }
    launch(on: SpyNavigationController(spies)) { environment in
      makeApp(
        Environment(
          client: spies.on(environment.client), store: spies.on(environment.store),
          navigationController: environment.navigationController))
    }
  }
}
