import Foundation
import Stopwatch
import Variants

@testable import Console
@testable import Reading
@testable import Results
@testable import Suites
@testable import Timing

/// A document of few rows, as a run may have saved it.
struct SmallDocument {
  static let environment = BenchEnvironment(
    os: "Linux", cpu: "CPU", cores: 2, swift: "6.3", configuration: "release", commit: "abc",
    dirty: false, clockStepNs: 10, loadAverage: [0.5, 1, 2], date: "2026-01-31T12:00:00Z")

  var schema = 5
  var complete: Bool?
  var cpu = "CPU"
  /// The messages of the flow `open`, by version; nil leaves the part out.
  var messages: [(version: String, count: Int)]?
  /// The one seam of each of them.
  var method = "load()"
  /// The calls of `malloc` in the flow `open`, by version.
  var mallocs: [(version: String, count: Int)]?
  /// The ratios in one cell, the reference first.
  var ratios: [(version: String, ratio: Double)]?
  /// How far their intervals reach to either side.
  var reach = 0.01
  /// What the second control shows in that cell.
  var check = 1.0
  var core = CoreUse.quiet
  /// The lines of code of each file, which is named `version/part/name`.
  var code: [(file: String, lines: Int)]?
  var comment = 1

  var json: String { get throws { try document.json() } }

  var document: Document {
    var environment = Self.environment
    environment.cpu = cpu
    let cell = CellID(flow: "open", mode: .withoutDecoding, protocol: .cold, items: 64)
    return Document(
      schema: schema, complete: complete, environment: environment, seed: ratios.map { _ in 7 },
      calls: messages?.map(call), allocations: mallocs?.map { .sample($0, $1, in: "open") },
      latency: ratios.map { ratios in
        ratios.map { version, ratio in
          LatencyFixture.row(
            version, cell, ratio: ratio, over: nil, reach: reach, reference: ratios[0].version,
            core: core)
        }
      },
      noise: ratios.map { _ in [LatencyFixture.noise(cell, control: 1, check: check)] },
      lines: code?.map(line))
  }

  private func call(_ version: String, _ count: Int) -> CallRow {
    .sample(
      version, count, in: "open",
      seams: [
        SeamCount(
          from: "A", to: "B", protocol: "P", method: method, kind: .message, count: count)
      ])
  }

  private func line(_ file: String, _ lines: Int) -> LineRow {
    let parts = file.split(separator: "/").map(String.init)
    return LineRow(
      version: parts[0], part: LineRow.Part(rawValue: parts[1]) ?? .production,
      place: FilePlace(path: "\(parts[2]).swift"), file: file,
      count: SourceCount(code: lines, comment: comment, blank: 0, types: 1, protocols: 0))
  }
}
