import Foundation

/// The results of an earlier run, as far as they are compared.
struct Baseline: Decodable, Equatable, Sendable {
  let environment: Machine
  let calls: [CallRow]?
  let allocations: [Allocations]?
  let latency: [Latency]?
  let noise: [Noise]?
  let lines: [LineRow]?

  /// Where the results come from.
  struct Machine: Decodable, Equatable, Sendable {
    let os: String
    let cpu: String
    let cores: Int
    let swift: String
    let configuration: String
    /// `quiet`, `noisy`, or `unfit`; absent where no time was measured.
    let grade: String?
  }

  struct Allocations: Decodable, Equatable, Sendable {
    let architecture: String
    let flow: String
    let items: Int
    let objects: Int
    let bytes: Int
    let mallocs: Int
  }

  /// A time and its ratio to the reference; without an interval there is nothing to judge by.
  struct Latency: Decodable, Equatable, Sendable {
    let architecture: String
    let flow: String
    let mode: String
    let items: Int
    let ns: Double
    let ratio: Double
    let ratioLow: Double?
    let ratioHigh: Double?

    private enum CodingKeys: String, CodingKey {
      case architecture, flow, mode, items, ns, ratio
      case ratioLow = "ratio_low"
      case ratioHigh = "ratio_high"
    }

    var cell: String { "\(flow), \(mode), \(items) items" }
  }

  /// How large a shift must be in one cell to count.
  struct Noise: Decodable, Equatable, Sendable {
    let flow: String
    let mode: String
    let items: Int
    let floor: Double

    var cell: String { "\(flow), \(mode), \(items) items" }
  }
}
