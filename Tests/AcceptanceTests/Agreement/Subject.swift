import FakeWorld
import Foundation
import ItemsApp
import Stopwatch
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

  /// Every arm there is, or the one that the environment names.
  static let arms = {
    guard let name = ProcessInfo.processInfo.environment["ARCHITECTURE"] else {
      return Registry.arms
    }
    let named = Registry.arms.filter { $0.name == name }
    precondition(
      !named.isEmpty,
      "ARCHITECTURE is '\(name)', but has to be one of \(Registry.arms.map(\.name))")
    return named
  }()

  /// Each in production wiring.
  static let all = arms.map { Subject(arm: $0, wiring: .production) }

  /// All that have to be as the reference.
  static let versions = all.filter { $0.arm.name != reference.arm.name }

  /// Each with spies.
  static let spied = arms.map { Subject(arm: $0, wiring: .spied) }

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

  /// Makes the app in production wiring.
  func makeApp(_ environment: Environment) -> any App {
    arm.makeApp(environment)
  }
}
