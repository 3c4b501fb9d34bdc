import Foundation

/// How a launch tells what it has measured.
extension CellSample {
  /// One line of JSON, in which every number is exact.
  func line() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self) + "\n"
  }

  /// Reads such a line among all that a launch has written; nil when there is none.
  init?(output: String) {
    let decoder = JSONDecoder()
    for line in output.split(separator: "\n").reversed() {
      guard let sample = try? decoder.decode(Self.self, from: Data(line.utf8)) else { continue }
      self = sample
      return
    }
    return nil
  }

  /// Whether it answers a launch that was asked for this cell and these arms, with possible numbers.
  func answers(_ cell: CellID, arms names: [String]) -> Bool {
    self.cell == cell && rounds >= Harness.leastRounds && arms.map(\.name) == names
      && arms.allSatisfy { $0.ns > 0 && $0.ratio > 0 }
  }
}
