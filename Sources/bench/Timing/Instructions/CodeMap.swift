/// Whose code lies at which address of a process.
struct CodeMap {
  private struct Mapping {
    let addresses: Range<UInt64>
    let isCode: Bool
    let file: Substring

    /// Reads a line such as `1000-2000 r-xp 00000000 fe:00 1    /a/bench`.
    init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 5)
      let ends = words.first?.split(separator: "-").compactMap { UInt64($0, radix: 16) } ?? []
      guard ends.count == 2, words.count > 1 else { return nil }
      addresses = ends[0]..<ends[1]
      isCode = words[1].contains("x")
      file = words.count == 6 ? words[5].drop { $0 == " " } : ""
    }
  }

  /// In the order of addresses; the first is the program's own.
  private let mappings: [Mapping]
  private let symbols: SymbolTable?

  /// Reads `/proc/PID/maps`.
  init(maps: String, symbols: SymbolTable?) {
    mappings = maps.split(separator: "\n").compactMap { Mapping($0) }
    self.symbols = symbols
  }

  /// The module that declares the code at an address, or the library that it is in.
  func module(at address: UInt64) -> String {
    let mapping = mappings.first { $0.isCode && $0.addresses.contains(address) }
    guard let file = mapping?.file else { return Self.unknown }
    guard let program = mappings.first, file == program.file else { return Self.library(file) }
    let name = symbols?.name(at: address - program.addresses.lowerBound)
    return name.map(Self.module(ofSymbol:)) ?? Self.unknown
  }

  /// Where the program's function of this mangled name begins.
  func address(ofFunction name: String) -> UInt64? {
    guard let program = mappings.first, let start = symbols?.start(of: name) else { return nil }
    return program.addresses.lowerBound + start
  }

  static let swift = "Swift"
  static let foundation = "Foundation"
  static let system = "C library"
  static let libraries = [swift, foundation, system]
  /// Jumps between libraries, which have no name of their own.
  private static let unknown = system

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
