import FakeWorld
import Foundation
import ItemsApp
import Stopwatch
import Testing

@testable import Variants

/// A variant in one wiring: what every test runs on.
///
/// Spies between the roles must neither change nor keep anything, which the tests of whole sessions and of
/// leaks prove; the others run without.
struct Subject: CustomTestStringConvertible, Sendable {
  enum Wiring: Sendable {
    case production
    /// With forwarding spies between the roles, which must change nothing.
    case spied
  }

  /// Every variant there is, or the one that the environment names.
  static let variants = {
    guard let name = ProcessInfo.processInfo.environment["ARCHITECTURE"] else {
      return Registry.variants
    }
    // As readers know them, too: VIPER-S, Clean Swift.
    let letters = name.filter(\.isLetter).lowercased()
    let named = Registry.variants.filter { $0.name.lowercased() == letters }
    precondition(
      !named.isEmpty,
      "ARCHITECTURE is '\(name)', but has to be one of \(Registry.variants.map(\.name))")
    return named
  }()

  /// Each in production wiring.
  static let all = variants.map { Subject(variant: $0, wiring: .production) }

  /// All that have to be as the reference.
  static let versions = all.filter { $0.variant.name != reference.variant.name }

  /// Each with spies.
  static let spied = variants.map { Subject(variant: $0, wiring: .spied) }

  /// What all others must equal.
  static let reference = Subject(variant: .direct, wiring: .production)

  let variant: Variant
  let wiring: Wiring

  var testDescription: String {
    switch wiring {
    case .production: variant.name
    case .spied: "\(variant.name) with spies"
    }
  }

  /// Launches in the subject's own wiring.
  func launch(in world: World) {
    switch wiring {
    case .production: variant.launch(in: world)
    case .spied: variant.launchSpied(world, MessageLog())
    }
  }

  /// Makes the app in production wiring.
  func makeApp(_ environment: Environment) -> any App {
    variant.makeApp(environment)
  }
}
