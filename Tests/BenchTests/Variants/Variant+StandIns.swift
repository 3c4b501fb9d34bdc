@testable import Stopwatch

/// What tests of the tool run, so that no bug in a version turns them red.
extension Variant {
  /// The baseline under the name of every variant there is.
  static let standIns = Registry.variants.map { Variant($0.name, makeApp: Variant.direct.makeApp) }
}
