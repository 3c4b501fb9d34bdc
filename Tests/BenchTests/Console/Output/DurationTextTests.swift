import HeadlessKit
import Testing

@testable import bench

/// Lengths of time in words.
struct DurationTextTests {
  @Test(arguments: [
    (0, "0 ns"), (0.5, "0.50 ns"), (1, "1.00 ns"), (12.34, "12.3 ns"), (99.94, "99.9 ns"),
    (99.96, "100 ns"), (999.4, "999 ns"), (999.5, "1.00 µs"), (1_234, "1.23 µs"),
    (9_994, "9.99 µs"), (9_996, "10.0 µs"), (123_456, "123 µs"), (999_499, "999 µs"),
    (999_501, "1.00 ms"), (12_000_000, "12.0 ms"), (999_600_000, "1.00 s"),
    (1_500_000_000, "1.50 s"), (123_456_000_000, "123 s"), (5_000_000_000_000, "5000 s"),
    (-1_234, "-1.23 µs"),
  ])
  func hasThreeSignificantDigitsAndAUnit(nanoseconds: Double, text: String) {
    #expect(DurationText.text(nanoseconds: nanoseconds) == text)
  }
}
