import FakeWorld
import HeadlessKit
import Items
import Testing

@testable import Arms

/// An arm in one wiring: what every test runs on.
struct Subject: CustomTestStringConvertible, Sendable {
  enum Wiring: CaseIterable, Sendable {
    case production
    /// With forwarding spies between the roles, which must change nothing.
    case spied
  }

  /// Every arm there is, in every wiring.
  static let all = Registry.arms.flatMap { arm in
    Wiring.allCases.map { Subject(arm: arm, wiring: $0) }
  }

  /// Every arm in production wiring.
  static let unspied = all.filter { $0.wiring == .production }

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
