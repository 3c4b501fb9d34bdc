import FakeWorld
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
  /// Who made a role, where the two count as one participant.
  package let composers: [String: String]
  /// The methods that receive the changes of an observable, by its owner and name.
  package let handlers: [String: [String]]

  /// Whether it is a floor, which has neither sources to compare nor a suite of its own.
  package static func isFloor(_ name: String) -> Bool {
    Registry.floors.contains { $0.name == name }
  }

  /// Launches the app in production wiring.
  package func launch(in world: World, client: (any ItemsClient)? = nil) {
    world.launch(client: client, makeApp)
  }
}
