import Foundation

/// What one launch has measured.
struct LaunchResult: Codable, Equatable, Sendable {
  let cells: [CellSample]

  /// One line of JSON, in which every number is exact.
  func line() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self) + "\n"
  }
}

extension LaunchResult {
  /// Reads the last line that a launch has written; nil when it is something else.
  init?(output: String) {
    guard let line = output.split(separator: "\n").last,
      let result = try? JSONDecoder().decode(Self.self, from: Data(line.utf8))
    else { return nil }
    self = result
  }

  /// Whether it answers a launch that was asked for these cells and arms, with possible numbers.
  func answers(_ cells: [CellID], arms: [String]) -> Bool {
    self.cells.map(\.cell) == cells
      && self.cells.allSatisfy { sample in
        sample.rounds >= Harness.leastRounds && sample.arms.map(\.name) == arms
          && sample.arms.allSatisfy { $0.ns > 0 && $0.ratio > 0 }
      }
  }
}
