/// Every version there is: a line here brings one under acceptance, leak tests, and every table.
package enum Registry {
  /// The architectures, the reference for ratios first.
  package static let architectures: [Arm] = [
    .mvc, .mvvmc, .viper, .vipers, .cleanSwift,
  ]

  /// The feature without an architecture: with rows worded as they are asked for, and up front.
  package static let floors: [Arm] = [.direct, .directRows]

  /// The architectures and the floors.
  package static let arms = architectures + floors
}
