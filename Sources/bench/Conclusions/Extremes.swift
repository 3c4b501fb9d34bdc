import Arms
import RandomUse

/// The least and the greatest of the versions' numbers, and whose they are.
struct Extremes {
  private typealias Word = (version: String, value: Double, text: String)

  private let lows: [Word]
  private let highs: [Word]

  /// Takes how far each number may be lower or higher for certain.
  init(
    _ values: [(version: String, low: Double, high: Double)], as text: (Double) -> String
  ) {
    lows = values.map { ($0.version, $0.low, text($0.low)) }
    highs = values.map { ($0.version, $0.high, text($0.high)) }
  }

  init(_ values: [(version: String, value: Double)], as text: (Double) -> String) {
    self.init(values.map { ($0.version, $0.value, $0.value) }, as: text)
  }

  /// Adds up what the rows of each version have, the floors left out.
  init<Row: VersionRow>(_ rows: [Row], _ value: KeyPath<Row, Int>) {
    let versions = rows.map(\.architecture).uniqued().filter { !Arm.isFloor($0) }
    let sums = versions.map { version in
      let own = rows.filter { $0.architecture == version }
      return (version: version, value: Double(own.reduce(0) { $0 + $1[keyPath: value] }))
    }
    self.init(sums) { "\(Int($0))" }
  }

  /// Such as `12 (A and B) to 64 (C)`, or `12` where all read alike; nil without numbers.
  var text: String? {
    guard let least = lows.min(by: { $0.value < $1.value })?.text,
      let greatest = highs.max(by: { $0.value < $1.value })?.text
    else { return nil }
    return least == greatest
      ? least : "\(least) (\(versions(least, lows))) to \(greatest) (\(versions(greatest, highs)))"
  }

  private func versions(_ text: String, _ words: [Word]) -> String {
    words.filter { $0.text == text }.map(\.version).uniqued().listed
  }
}

extension String {
  /// The number before the noun, such as `1 test`, `2 tests`, or `2 (A) to 3 (B) tests`.
  func counting(_ noun: String) -> String { "\(self) \(noun)" + (self == "1" ? "" : "s") }
}

extension [String] {
  /// Such as `A, B, and C`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + (count > 2 ? "," : "") + " and \(last)"
  }
}
