import Foundation

/// What a process has executed so far between its marks, and where its code lies.
final class StepTally {
  /// For each region between marks, how often it came by each address.
  private(set) var counts: [[UInt64: Int]] = []
  private var map: CodeMap?
  private let symbols: SymbolTable
  /// The mangled name of the one function whose calls count; nil where each instruction does.
  private let function: String?

  init(symbols: SymbolTable, function: String? = nil) {
    (self.symbols, self.function) = (symbols, function)
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

  /// How often anything was visited in each region.
  var totals: [Int] { counts.map { $0.values.reduce(0, +) } }

  /// The instructions of the last region by module.
  var modules: [String: Int] {
    (counts.last ?? [:]).reduce(into: [:]) { counts, step in
      counts[map?.module(at: step.key) ?? "", default: 0] += step.value
    }
  }
}

/// Whose code lies at which address of a process.
package struct CodeMap {
  /// What code each file has in memory, in the order of addresses.
  private var files: [(addresses: Range<UInt64>, name: Substring)] = []
  /// Where the program itself begins, the first of all files.
  private var program: (start: UInt64, name: Substring)?
  private let symbols: SymbolTable

  /// Reads `/proc/PID/maps`: lines such as `1000-2000 r-xp 00000000 fe:00 1    /a/bench`.
  init(maps: String, symbols: SymbolTable) {
    self.symbols = symbols
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 5)
      let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      let name = words.count == 6 ? words[5].drop { $0 == " " } : ""
      program = program ?? (ends[0], name)
      if words[1].contains("x") { files.append((ends[0]..<ends[1], name)) }
    }
  }

  /// The module that declares the code at an address, or the library that it is in.
  func module(at address: UInt64) -> String {
    let file = files.first { $0.addresses.contains(address) }?.name ?? ""
    guard let program, file == program.name else { return Self.library(file) }
    return Self.module(ofSymbol: symbols.name(at: address - program.start) ?? "")
  }

  /// Where the program's function of this mangled name begins.
  func address(ofFunction name: String) -> UInt64? {
    guard let program, let start = symbols.start(of: name) else { return nil }
    return program.start + start
  }

  static let swift = "Swift"
  static let foundation = "Foundation"
  /// Also what has no name: jumps between libraries.
  static let system = "C library"
  package static let libraries = [swift, foundation, system]

  private static func library(_ file: Substring) -> String {
    let name = file.split(separator: "/").last ?? ""
    if name.hasPrefix("libswift") { return swift }
    return name.contains("Foundation") || name.hasPrefix("libicu") ? foundation : system
  }

  /// The module that a mangled name begins with; what the standard library declares is Swift's, also where
  /// it was compiled for this program's types.
  static func module(ofSymbol name: String) -> String {
    guard name.hasPrefix("$s") else { return name.hasPrefix("swift") ? swift : system }
    let rest = name.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits) else { return swift }
    let module = String(rest.dropFirst(digits.count).prefix(length))
    return module.hasPrefix(foundation) ? foundation : module
  }
}
