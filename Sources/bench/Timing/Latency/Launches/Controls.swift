import Arms

/// The reference entered again, twice: what differs between it and itself is noise.
enum Controls {
  /// Sets the noise floor of each cell.
  static let first = "Control 1"
  /// Checks that the verdicts built on that floor are honest.
  static let second = "Control 2"

  static let names = [first, second]

  /// The arms, the first of which is the reference, with the controls after them.
  static func added(to arms: [Arm]) -> [Arm] {
    arms
      + names.map { name in
        var control = arms[0]
        control.name = name
        return control
      }
  }
}
