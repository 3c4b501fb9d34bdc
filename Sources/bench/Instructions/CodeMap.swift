import Foundation

/// Whose code lies at which address of a process.
struct CodeMap {
  private struct Mapping {
    let addresses: Range<UInt64>
    let file: String
  }

  private let mappings: [Mapping]
  /// The program's own file, and where it begins in memory.
  private let program: (file: String, start: UInt64)?
  private let symbols: SymbolTable?

  /// Reads `/proc/PID/maps`; the first mapping is the program's.
  init(maps: String, symbols: SymbolTable?) {
    let lines = maps.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 5) }
    mappings = lines.compactMap { words in
      let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard ends.count == 2, words[1].contains("x") else { return nil }
      let file = words.count == 6 ? words[5].drop { $0 == " " } : ""
      return Mapping(addresses: ends[0]..<ends[1], file: String(file))
    }
    program = lines.first.flatMap { words in
      guard words.count == 6, let start = words[0].split(separator: "-").first else { return nil }
      return UInt64(start, radix: 16).map { (String(words[5].drop { $0 == " " }), $0) }
    }
    self.symbols = symbols
  }

  /// The module that declares the code at an address, or the library that it is in.
  func module(at address: UInt64) -> String {
    guard let file = mappings.first(where: { $0.addresses.contains(address) })?.file else {
      return Self.unknown
    }
    guard let program, file == program.file else { return Self.library(file) }
    return symbols?.name(at: address - program.start).map(Self.module(ofSymbol:)) ?? Self.unknown
  }

  static let swift = "Swift"
  static let foundation = "Foundation"
  static let system = "C library"
  static let libraries = [swift, foundation, system]
  /// Jumps between libraries, which have no name of their own.
  private static let unknown = system

  static func library(_ file: String) -> String {
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
