/// Every version there is: a line here brings one under acceptance, leak tests, and every table.
package enum Registry {
  /// The architectures, the reference for ratios first.
  package static let architectures: [Arm] = [
    .mvc, .mvvmc, .viper, .vipers, .cleanSwift,
  ]

  /// The architectures and the floor, as it words a row when asked for it, and with rows up front.
  package static let arms = architectures + [.direct, .directRows]
}
