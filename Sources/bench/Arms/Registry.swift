/// Every version there is, those in `Package.swift` and the floors: each is under acceptance, leak tests, and
/// every table.
package enum Registry {
  /// The feature without an architecture: with rows worded as they are asked for, and up front.
  package static let floors: [Arm] = [.direct, .directRows]

  /// The architectures and the floors.
  package static let arms = architectures + floors
}
