/// Estimates how many more launches an undecided cell needs.
enum LaunchesNeeded {
  /// Beyond this the estimate means little.
  static let most = 1_000

  /// The least number after which there would be a verdict if the estimates stayed where they are;
  /// nil beyond `most`.
  ///
  /// Both intervals shrink with the square root of the launches, and the floor with the control's.
  static func more(for ratio: Interval, control: Interval, after launches: Int) -> Int? {
    (1...most).first { more in
      let factor = Double(launches + more) / Double(launches)
      let floor = NoiseFloor.floor(of: control.shrunk(byLaunches: factor))
      return Verdict(ratio.shrunk(byLaunches: factor), floor: floor) != .undecided
    }
  }
}
