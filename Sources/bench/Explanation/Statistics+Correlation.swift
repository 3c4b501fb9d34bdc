/// How well one series of values goes along with others.
extension Statistics {
  /// Pearson's coefficient of correlation, from -1 to 1; nil where the values of a series are all the same.
  static func correlation(_ first: [Double], _ second: [Double]) -> Double? {
    let pairs = Array(zip(first, second))
    let firstMean = pairs.map(\.0).reduce(0, +) / Double(pairs.count)
    let secondMean = pairs.map(\.1).reduce(0, +) / Double(pairs.count)
    var (products, firstSquares, secondSquares) = (0.0, 0.0, 0.0)
    for (x, y) in pairs {
      products += (x - firstMean) * (y - secondMean)
      firstSquares += (x - firstMean) * (x - firstMean)
      secondSquares += (y - secondMean) * (y - secondMean)
    }
    guard firstSquares > 0, secondSquares > 0 else { return nil }
    return products / (firstSquares.squareRoot() * secondSquares.squareRoot())
  }

  /// R² of the line of least squares: the share of the values' variance that it accounts for.
  static func rSquared(of values: [Double], by predictor: [Double]) -> Double? {
    correlation(predictor, values).map { $0 * $0 }
  }

  /// R² of the plane of least squares over two predictors; nil where these are as good as one.
  static func rSquared(of values: [Double], by first: [Double], _ second: [Double]) -> Double? {
    guard let a = correlation(first, values), let b = correlation(second, values),
      let between = correlation(first, second), between.magnitude < 1 - 1e-9
    else { return nil }
    return (a * a + b * b - 2 * a * b * between) / (1 - between * between)
  }

  /// R² less what so many predictors would get by chance from so many values: after Ezekiel (1930).
  static func adjusted(rSquared: Double, predictors: Int, values: Int) -> Double {
    1 - (1 - rSquared) * Double(values - 1) / Double(values - predictors - 1)
  }
}
