import HeadlessKit
import Testing

@testable import bench

/// Shares in words.
struct PercentTextTests {
  @Test(
    arguments: [
      (0, "0.0000 %"), (0.000_012_34, "0.0012 %"), (0.000_123_4, "0.012 %"), (0.001_234, "0.12 %"),
      (0.005, "0.50 %"), (0.009_96, "1.0 %"), (0.012_34, "1.2 %"), (0.099_6, "10 %"),
      (0.123, "12 %"),
      (2.341, "234 %"), (-0.012, "-1.2 %"),
    ] as [(Double, String)])
  func hasTheDigitsThatMatter(share: Double, text: String) {
    #expect(PercentText.text(share) == text)
  }
}
