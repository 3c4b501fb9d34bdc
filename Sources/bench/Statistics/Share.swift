/// A part of a whole that was drawn from many, and how far it may be off for that.
struct Share: Equatable, Sendable {
  let part: Int
  let whole: Int

  var estimate: Double { whole == 0 ? 0 : Double(part) / Double(whole) }

  /// The 95 % interval, which leaves room for what wasn't drawn even where the part is the whole.
  ///
  /// It is as wide as that of so many draws, which are fewer than the whole where some go together.
  ///
  /// Source: Wilson: Probable Inference, Journal of the American Statistical Association 1927.
  func interval(of draws: Int) -> (low: Double, high: Double) {
    guard draws > 0 else { return (0, 0) }
    let (count, z) = (Double(draws), 1.959964)
    let part = estimate * count
    let center = (part + z * z / 2) / (count + z * z)
    let spread = part * (1 - estimate) + z * z / 4
    let reach = z / (count + z * z) * spread.squareRoot()
    return (max(center - reach, 0), min(center + reach, 1))
  }
}
