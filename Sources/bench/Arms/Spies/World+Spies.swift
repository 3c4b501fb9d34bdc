import FakeWorld
import HeadlessKit
import Items

extension World {
  /// Launches a version with spies on the calls that leave it: to client, store, and navigation.
  func launchSpied(
    _ log: MessageLog, callers: EdgeCallers,
    rewiring rewire: @escaping (ViewController) -> Void = { _ in },
    _ makeApp: (Environment) -> any App
  ) {
    launch(on: SpyNavigationController(log, callers: callers, rewiring: rewire)) { environment in
      makeApp(
        Environment(
          client: SpyItemsClient(environment.client, log, callers: callers),
          store: SpyStore(environment.store, log, callers: callers),
          navigationController: environment.navigationController))
    }
  }
}
