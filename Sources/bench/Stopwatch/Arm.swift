import CleanSwift
import FakeWorld
import Floors
import ItemsApp
import ItemsNetworking
import MVC
import MVVMC
import VIPER
import VIPERS

/// One way to run the feature: an architecture, or the floor without one.
package struct Arm: Sendable {
  /// As it appears in tables and on the command line.
  ///
  /// An architecture's sources are in `Sources/<name>`, its suite is in `Tests/<name>Tests`.
  package var name: String
  /// Makes the app in production wiring.
  package let makeApp: @Sendable (Environment) -> any App

  package init(_ name: String, makeApp: @escaping @Sendable (Environment) -> any App) {
    self.name = name
    self.makeApp = makeApp
  }

  /// Launches the app in production wiring.
  package func launch(in world: World, client: (any ItemsClient)? = nil) {
    world.launch(client: client, makeApp)
  }
}

extension Arm {
  package static let direct = Arm("Direct") { DirectApp(environment: $0) }

  /// The floor with the rows of a changed list worded up front.
  package static let directRows = Arm("DirectRows") {
    DirectApp(environment: $0, wordsRowsUpFront: true)
  }

  /// Whether it is a floor, which has neither sources to compare nor a suite of its own.
  package static func isFloor(_ name: String) -> Bool {
    Registry.floors.contains { $0.name == name }
  }
}

/// Every version there is, those in `Package.swift` and the floors: each is under acceptance, leak tests, and
/// every table.
package enum Registry {
  /// The architectures, in the order of `Package.swift`.
  package static let architectures = [
    Arm("MVC") { MVCApp(environment: $0) },
    Arm("MVVMC") { MVVMCApp(environment: $0) },
    Arm("VIPER") { VIPERApp(environment: $0) },
    Arm("VIPERS") { VIPERSApp(environment: $0) },
    Arm("CleanSwift") { CleanSwiftApp(environment: $0) },
  ]

  /// The feature without an architecture: with rows worded as they are asked for, and up front.
  package static let floors: [Arm] = [.direct, .directRows]

  /// The architectures and the floors.
  package static let arms = architectures + floors
}

extension [Arm] {
  func named(_ name: String) throws(FlowFailure) -> Arm {
    guard let arm = first(where: { $0.name == name }) else {
      throw FlowFailure("there is no \(name)")
    }
    return arm
  }
}
