import FakeWorld
import Foundation

/// What the stopwatch is asked for; it is told so, and answers, by one line of JSON, in which every number is
/// exact.
package enum StopwatchTask: Codable {
  /// Answered by a `CellSample` for each protocol.
  case time(Launch)
  /// Answered by an `AllocationCount` for each cell and variant, or by nil where nothing can be counted.
  case allocations(cells: [Cell], variants: [String])
  /// Done for a process that holds this one up at each instruction or call; there is no other answer.
  case step([SteppedWork])
  /// Done once, in production wiring, for the counters of a compiler that has put in some; there is no other answer.
  case run(Cell, variant: String)

  /// The word before the line.
  package static let command = "stopwatch-task"

  /// Does it in this process, and answers.
  package func answer(in registry: [Variant] = Registry.variants) throws -> String {
    switch self {
    case .time(let launch): return try launch.measure(in: registry, with: Harness()).jsonLine()
    case .allocations(let cells, let names):
      return try [AllocationCount](in: cells, of: names.map { try registry.named($0) })
        .jsonLine()
    case .step(let works):
      for work in works { try work.run(in: registry) }
      return ""
    case .run(let cell, let name):
      let server = FakeServer(generating: cell.items)
      try cell.prepare(try registry.named(name), server: server)()
      return ""
    }
  }
}

extension Encodable {
  package func jsonLine() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
  }
}

extension Decodable {
  package init(jsonLine: some StringProtocol) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(jsonLine.utf8))
  }
}
