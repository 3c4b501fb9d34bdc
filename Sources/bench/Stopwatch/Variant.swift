import Baselines
import CleanSwift
import FakeWorld
import ItemsApp
import ItemsNetworking
import MVC
import MVVMC
import VIPER
import VIPERS

/// One way to run the feature: an architecture, or the baseline without one.
package struct Variant: Sendable {
  /// As it appears in tables and on the command line.
  ///
  /// An architecture's sources are in `Sources/<name>`, its suite is in `Tests/<name>Tests`.
  package var name: String
  /// Makes the app in production wiring.
  package let makeApp: @Sendable (Environment) -> any App

  package init(_ name: String, makeApp: @escaping @Sendable (Environment) -> any App) {
    (self.name, self.makeApp) = (name, makeApp)
  }

  /// Launches the app in production wiring.
  package func launch(in world: World, client: (any ItemsClient)? = nil) {
    world.launch(client: client, makeApp)
  }

  package static let direct = Variant("Direct") { DirectApp(environment: $0) }

  /// The baseline with the rows of a changed list worded up front.
  package static let directRows = Variant("DirectRows") {
    DirectApp(environment: $0, formatsRowsUpFront: true)
  }

  /// Whether it is a baseline, which has neither sources to compare nor a suite of its own.
  package static func isBaseline(_ name: String) -> Bool {
    Registry.baselines.contains { $0.name == name }
  }
}

/// Every version there is, those in `Package.swift` and the baselines: each is under acceptance, leak tests, and
/// every table.
package enum Registry {
  /// The architectures, in the order of `Package.swift`.
  package static let versions = [
    Variant("MVC") { MVCApp(environment: $0) },
    Variant("MVVMC") { MVVMCApp(environment: $0) },
    Variant("VIPER") { VIPERApp(environment: $0) },
    Variant("VIPERS") { VIPERSApp(environment: $0) },
    Variant("CleanSwift") { CleanSwiftApp(environment: $0) },
  ]

  /// The feature without an architecture: with rows formatted as they are asked for, and up front.
  package static let baselines: [Variant] = [.direct, .directRows]

  /// The architectures and the baselines.
  package static let variants = versions + baselines
}

extension [Variant] {
  func named(_ name: String) throws(FlowFailure) -> Variant {
    guard let variant = first(where: { $0.name == name }) else {
      throw FlowFailure("there is no \(name)")
    }
    return variant
  }
}
