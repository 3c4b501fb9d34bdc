import FakeWorld
import HeadlessKit
import Items
import Testing

@testable import Arms

/// An arm in one wiring: what every test runs on.
///
/// Spies between the roles must neither change nor keep anything, which the tests of whole sessions and of
/// leaks prove; the others run without.
struct Subject: CustomTestStringConvertible, Sendable {
  enum Wiring: Sendable {
    case production
    /// With forwarding spies between the roles, which must change nothing.
    case spied
  }

  /// Every arm there is, in production wiring.
  static let all = Registry.arms.map { Subject(arm: $0, wiring: .production) }

  /// All that have to be as the reference.
  static let versions = all.filter { $0.arm.name != reference.arm.name }

  /// Every arm there is, with spies.
  static let spied = Registry.arms.map { Subject(arm: $0, wiring: .spied) }

  /// What all others must equal.
  static let reference = Subject(arm: .direct, wiring: .production)

  let arm: Arm
  let wiring: Wiring

  var testDescription: String {
    switch wiring {
    case .production: arm.name
    case .spied: "\(arm.name) with spies"
    }
  }

  /// Launches in the subject's own wiring.
  func launch(in world: World) {
    switch wiring {
    case .production: arm.launch(in: world)
    case .spied: arm.launchSpied(world, MessageLog())
    }
  }

  /// Launches in production wiring, with doubles in the place of client and store.
  func launchUnspied(
    in world: World, client: (any ItemsClient)? = nil,
    store: (any ItemReading & ItemWriting)? = nil
  ) {
    world.launch { environment in
      arm.makeApp(
        Environment(
          client: client ?? environment.client, store: store ?? environment.store,
          navigationController: environment.navigationController))
    }
  }
}
