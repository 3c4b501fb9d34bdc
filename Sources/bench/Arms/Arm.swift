import FakeWorld
import HeadlessKit
import Items

/// One way to run the feature: an architecture, or the floor without one.
package struct Arm: Sendable {
  /// As it appears in tables and on the command line.
  ///
  /// An architecture's sources are in `Sources/<name>`, its suite is in `Tests/<name>Tests`.
  package var name: String
  /// Makes the app in production wiring.
  package let makeApp: @Sendable (Environment) -> any App
  /// Launches the app with forwarding spies at its injection points, which write the log.
  package let launchSpied: @Sendable (World, MessageLog) -> Void

  /// Whether it is a floor, which has neither sources to compare nor a suite of its own.
  package static func isFloor(_ name: String) -> Bool {
    Registry.floors.contains { $0.name == name }
  }

  /// Launches the app in production wiring.
  package func launch(in world: World, client: (any ItemsClient)? = nil) {
    world.launch(client: client, makeApp)
  }
}

extension Arm {
  /// `makeSpiedApp` sets spies in where an initialiser takes a role; those at properties set themselves.
  init<Version: Spies>(
    _ name: String, _ spies: Version.Type,
    makeApp: @escaping @Sendable (Environment) -> any App,
    makeSpiedApp: (@Sendable (Environment, Version) -> any App)? = nil
  ) {
    self.init(name: name, makeApp: makeApp) { world, log in
      let spies = Version(log: log)
      log.kitCalls = { [weak world] in
        let called: AnyObject? = world?.navigationController.topViewController ?? world?.app
        return called.map { "\(type(of: $0))" } ?? ""
      }
      world.launch(on: SpyNavigationController(spies)) { environment in
        let environment = Environment(
          client: spies.on(environment.client), store: spies.on(environment.store),
          navigationController: environment.navigationController)
        return makeSpiedApp?(environment, spies) ?? makeApp(environment)
      }
    }
  }
}
