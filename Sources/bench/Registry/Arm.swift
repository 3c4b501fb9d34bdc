import Shared

/// One way to run the feature: an architecture, or the floor without one.
struct Arm: Sendable {
  /// As it appears in tables and on the command line.
  ///
  /// An architecture's sources are in `Sources/<name>`, its suite is in `Tests/<name>Tests`.
  var name: String
  /// Makes the app in production wiring.
  let makeApp: @Sendable (Environment) -> any App
  /// Launches the app with forwarding spies at its injection points, which write the log.
  let launchSpied: @Sendable (World, MessageLog) -> Void
  /// Who made a role, where the two count as one participant.
  let composers: [String: String]
  /// The methods that receive the changes of an observable, by its owner and name.
  let handlers: [String: [String]]

  /// Launches the app in production wiring.
  func launch(in world: World, client: (any ItemsClient)? = nil) {
    world.launch(client: client, makeApp)
  }
}
