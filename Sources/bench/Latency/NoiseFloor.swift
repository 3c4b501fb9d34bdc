/// How large a difference must be, in one cell, before it may count as one.
enum NoiseFloor {
  /// The floor that the first control sets: how far it seems to lie from 1.
  ///
  /// Not how far its interval reaches: what makes that wide makes a version's own wide too, and counted
  /// twice it left a slowdown of 5 % undecided in a third of the cells.
  static func floor(of control: Interval) -> Double {
    max(Verdict.margin, max(control.estimate, 1 / control.estimate) - 1)
  }
}
