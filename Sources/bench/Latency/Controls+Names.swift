extension Controls {
  /// Whether an arm is no version but the reference entered again.
  static func contain(_ name: String) -> Bool { name == first || name == second }
}
