/// Every version there is: a line here brings one under acceptance, leak tests, and every table.
enum Registry {
  /// The architectures, the reference for ratios first.
  static let architectures: [Arm] = [
    .mvc, .mvvmc, .viper, .vipers, .cleanSwift,
  ]

  /// The architectures and the floor.
  static let arms = architectures + [.direct]
}
