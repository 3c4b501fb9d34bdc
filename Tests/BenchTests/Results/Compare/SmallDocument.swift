import Foundation

@testable import Arms
@testable import bench

/// A document of few rows, as a run may have saved it.
struct SmallDocument: Sendable {
  var schema = 3
  var complete: Bool?
  var cpu = "CPU"
  var swift = "6.3"
  var configuration = "release"
  var grade: MachineGrade.Grade?
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
  /// The reference's time; launches differ from it by 2 % at most.
  var ns = 1_000.0
  /// The lines of code of each file, which is named `version/part/name`.
  var code: [(file: String, lines: Int)]?
  var comment = 1

  private static let cell = CellID(
    flow: "open", mode: .typed, protocol: .first, items: 64)

  var json: String {
    get throws { try document.json() }
  }

  /// The same as a run reads it.
  var baseline: Document {
    get throws { try Document(baseline: Data(try json.utf8), named: "small.json") }
  }

  var document: Document {
    var environment = DocumentTests.environment
    (environment.cpu, environment.swift) = (cpu, swift)
    (environment.configuration, environment.grade) = (configuration, grade)
    return Document(
      schema: schema, complete: complete, environment: environment, seed: ratios.map { _ in 7 },
      calls: messages?.map(call), allocations: mallocs?.map(allocation),
      latency: ratios?.map(time), noise: ratios.map { _ in [noise] },
      lines: code?.map(line))
  }

  private func call(_ version: String, _ count: Int) -> CallRow {
    CallRow(
      architecture: version, flow: "open", crossings: count, work: count, wiring: 0, replays: 0,
      participants: 3,
      depth: 2,
      seams: [
        SeamCount(
          from: "A", to: "B", protocol: "P", method: method, kind: .message, count: count)
      ])
  }

  private func allocation(_ version: String, _ count: Int) -> AllocationRow {
    AllocationRow(
      architecture: version, flow: "open", items: 64, mallocs: count, bytes: 10 * count)
  }

  private func time(_ version: String, _ ratio: Double) -> LatencyRow {
    LatencyRow(
      architecture: version, flow: Self.cell.flow, mode: .typed, protocol: .first, items: 64,
      launches: 20, rounds: 30, batch: 1, core: core, ns: ns * ratio, nsLow: ns * ratio * 0.98,
      nsHigh: ns * ratio * 1.02, reference: ratios?.first?.version ?? "", ratio: ratio,
      ratioLow: ratio * (1 - reach), ratioHigh: ratio * (1 + reach), verdict: .same,
      logRatios: LatencyFixture.logRatios(ratio, reach: reach),
      quietRounds: Array(repeating: 30, count: 20))
  }

  private var noise: NoiseRow {
    LatencyFixture.noise(Self.cell, control: 1, check: check)
  }

  private func line(_ file: String, _ lines: Int) -> LineRow {
    let parts = file.split(separator: "/").map(String.init)
    return LineRow(
      architecture: parts[0], part: LineRow.Part(rawValue: parts[1]) ?? .production,
      place: FilePlace(path: "\(parts[2]).swift"), file: file,
      count: SourceCount(code: lines, comment: comment, blank: 0, types: 1, protocols: 0))
  }
}
