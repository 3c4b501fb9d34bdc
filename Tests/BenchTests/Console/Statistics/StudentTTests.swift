import Foundation
import Testing

@testable import bench

/// Student's t against what others publish, and against its limits.
struct StudentTTests {
  /// The 99.5 % quantiles for 1 to 120 degrees of freedom, by SciPy 1.17.1 (`scipy.stats.t.ppf`).
  private static let quantiles = [
    63.656741163, 9.924843201, 5.840909310, 4.604094871, 4.032142984, 3.707428021,
    3.499483297, 3.355387331, 3.249835542, 3.169272673, 3.105806516, 3.054539589,
    3.012275839, 2.976842734, 2.946712883, 2.920781622, 2.898230520, 2.878440473,
    2.860934606, 2.845339710, 2.831359558, 2.818756061, 2.807335684, 2.796939505,
    2.787435814, 2.778714533, 2.770682957, 2.763262455, 2.756385904, 2.749995654,
    2.744041919, 2.738481482, 2.733276642, 2.728394367, 2.723805589, 2.719484630,
    2.715408722, 2.711557602, 2.707913184, 2.704459267, 2.701181304, 2.698066186,
    2.695102079, 2.692278266, 2.689585019, 2.687013492, 2.684555618, 2.682204027,
    2.679951974, 2.677793271, 2.675722234, 2.673733631, 2.671822636, 2.669984796,
    2.668215988, 2.666512398, 2.664870482, 2.663286954, 2.661758752, 2.660283029,
    2.658857127, 2.657478565, 2.656145025, 2.654854337, 2.653604469, 2.652393515,
    2.651219685, 2.650081299, 2.648976774, 2.647904624, 2.646863444, 2.645851913,
    2.644868782, 2.643912872, 2.642983067, 2.642078313, 2.641197611, 2.640340015,
    2.639504627, 2.638690596, 2.637897113, 2.637123410, 2.636368757, 2.635632458,
    2.634913852, 2.634212309, 2.633527229, 2.632858038, 2.632204191, 2.631565166,
    2.630940463, 2.630329608, 2.629732145, 2.629147638, 2.628575671, 2.628015844,
    2.627467774, 2.626931096, 2.626405457, 2.625890521, 2.625385965, 2.624891476,
    2.624406758, 2.623931523, 2.623465496, 2.623008411, 2.622560015, 2.622120061,
    2.621688313, 2.621264543, 2.620848534, 2.620440073, 2.620038957, 2.619644989,
    2.619257981, 2.618877749, 2.618504116, 2.618136914, 2.617775976, 2.617421145,
  ]

  @Test func agreesWithSciPy() {
    for (index, expected) in Self.quantiles.enumerated() {
      let quantile = StudentT(degreesOfFreedom: index + 1).quantile(0.995)
      #expect(abs(quantile - expected) < 1e-8 * expected, "df \(index + 1)")
    }
  }

  /// Source: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, and the table in JASA 1959
  /// for 0.9995.
  @Test(
    arguments: [
      (1, 0.9, 3.078), (1, 0.975, 12.706), (2, 0.95, 2.92), (2, 0.99, 6.965), (3, 0.975, 3.182),
      (4, 0.995, 4.604), (5, 0.99, 3.365), (10, 0.9, 1.372), (10, 0.9995, 4.587),
      (19, 0.995, 2.861),
      (20, 0.975, 2.086), (29, 0.9995, 3.659), (30, 0.95, 1.697), (40, 0.99, 2.423),
      (60, 0.995, 2.66),
      (100, 0.975, 1.984),
    ] as [(Int, Double, Double)])
  func agreesWithPrintedTables(degrees: Int, share: Double, expected: Double) {
    #expect(abs(StudentT(degreesOfFreedom: degrees).quantile(share) - expected) < 0.000_51)
  }

  /// One degree of freedom is Cauchy's distribution, and two have a closed form too.
  @Test(arguments: [0.5, 0.6, 0.75, 0.9, 0.99, 0.999_999])
  func agreesWithClosedForms(share: Double) {
    let cauchy = tan(.pi * (share - 0.5))
    #expect(abs(StudentT(degreesOfFreedom: 1).quantile(share) - cauchy) <= 1e-9 * (1 + cauchy))
    let central = 2 * share - 1
    let two = central * (2 / (1 - central * central)).squareRoot()
    #expect(abs(StudentT(degreesOfFreedom: 2).quantile(share) - two) <= 1e-9 * (1 + two))
  }

  /// 2.5758293 is the normal distribution's; t lies above it by about (z³ + z) / 4 n.
  @Test func tendsToTheNormalDistribution() {
    let normal = 2.575_829_303_548_9
    for degrees in [1_000, 10_000] {
      let expected = normal + (pow(normal, 3) + normal) / Double(4 * degrees)
      let quantile = StudentT(degreesOfFreedom: degrees).quantile(0.995)
      #expect(abs(quantile - expected) < 10 / Double(degrees * degrees))
    }
  }

  @Test func theQuantileInvertsTheShare() {
    for degrees in [1, 2, 7, 19, 120] {
      let distribution = StudentT(degreesOfFreedom: degrees)
      for share in [0.1, 0.5, 0.9, 0.99, 0.999] {
        let t = distribution.quantile((1 + share) / 2)
        #expect(abs(distribution.share(within: t) - share) < 1e-12)
      }
    }
  }
}
