import FakeWorld
import HeadlessKit
import ItemsApp
import Stopwatch

extension Variant {
  /// Launches the app with forwarding spies at its injection points, which write the log.
  package func launchSpied(_ world: World, _ log: MessageLog) {
    let version = Registry.spies[name] ?? BaselinesSpies.self
    let spies = version.init(log: log)
    log.kitCalls = { [weak world] in
      let called: AnyObject? = world?.navigationController.topViewController ?? world?.app
      return called.map { "\(type(of: $0))" } ?? ""
    }
    world.launch(on: SpyNavigationController(spies)) {
      var environment = $0
      environment.client = spies.on(environment.client, weak: false)
      environment.store = spies.on(environment.store, weak: false)
      return spies.makeApp(in: environment) ?? makeApp(environment)
    }
  }
}
