import Foundation

/// What a process has executed so far between its marks, and where its code lies.
final class StepTally {
  /// For each region between marks, how often it came by each address.
  private(set) var counts: [[UInt64: Int]] = []
  private var map: CodeMap?
  private let symbols: SymbolTable?
  /// The mangled name of the one function whose calls count; nil where each instruction does.
  private let function: String?

  init(symbols: SymbolTable?, function: String? = nil) {
    self.symbols = symbols
    self.function = function
  }

  static func of(_ context: UnsafeMutableRawPointer?) -> StepTally? {
    context.map { Unmanaged<StepTally>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Begins a region, and returns where the function is, or 0.
  func begin(in process: pid_t) -> UInt64 {
    counts.append([:])
    // To its end, since its size is said to be 0.
    let maps = try? FileHandle(forReadingAtPath: "/proc/\(process)/maps")?.readToEnd()
    let map = CodeMap(maps: String(decoding: maps ?? Data(), as: UTF8.self), symbols: symbols)
    self.map = map
    return function.flatMap { map.address(ofFunction: $0) } ?? 0
  }

  func visit(_ address: UInt64) {
    counts[counts.count - 1][address, default: 0] += 1
  }

  /// The instructions of the last region by module.
  var modules: [String: Int] {
    (counts.last ?? [:]).reduce(into: [:]) { counts, step in
      counts[map?.module(at: step.key) ?? "", default: 0] += step.value
    }
  }
}
