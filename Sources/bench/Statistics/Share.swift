/// A part of a whole that was drawn from many, and how far it may be off for that.
struct Share: Equatable, Sendable {
  let part: Int
  let whole: Int

  var estimate: Double { whole == 0 ? 0 : Double(part) / Double(whole) }

  /// The 95 % interval, which leaves room for what wasn't drawn even where the part is the whole.
  ///
  /// Source: Wilson: Probable Inference, Journal of the American Statistical Association 1927.
  var interval: (low: Double, high: Double) {
    guard whole > 0 else { return (0, 0) }
    let (count, z) = (Double(whole), 1.959964)
    let center = (Double(part) + z * z / 2) / (count + z * z)
    let spread = Double(part) * Double(whole - part) / count + z * z / 4
    let reach = z / (count + z * z) * spread.squareRoot()
    return (max(center - reach, 0), min(center + reach, 1))
  }
}
