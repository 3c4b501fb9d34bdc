import Foundation

/// How a launch tells what it has measured.
extension [CellSample] {
  /// One line of JSON, in which every number is exact.
  func line() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self) + "\n"
  }

  /// Reads such a line among all that a launch has written; nil when there is none.
  init?(output: String) {
    let decoder = JSONDecoder()
    for line in output.split(separator: "\n").reversed() {
      guard let samples = try? decoder.decode(Self.self, from: Data(line.utf8)) else { continue }
      self = samples
      return
    }
    return nil
  }

  /// Whether they answer a launch that was asked for this cell and these arms, with possible numbers.
  func answer(_ cell: Cell, arms names: [String]) -> Bool {
    map(\.cell) == cell.ids
      && allSatisfy { sample in
        sample.rounds >= Harness.leastRounds && sample.arms.map(\.name) == names
          && sample.arms.allSatisfy { $0.ns > 0 && $0.ratio > 0 }
      }
  }
}
