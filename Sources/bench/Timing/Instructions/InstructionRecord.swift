import Foundation

/// The instructions that were counted of one build, kept beside its program.
struct InstructionRecord: Codable, Equatable {
  /// What tells the program from every other.
  let build: String
  private(set) var rows: [InstructionRow] = []

  /// Reads what was counted of a program; nothing, where that was another build's.
  init(of program: String) {
    build = Self.build(of: program)
    guard let data = try? Data(contentsOf: Self.file(of: program)),
      let record = try? JSONDecoder().decode(Self.self, from: data), record.build == build
    else { return }
    rows = record.rows
  }

  /// Puts rows in the place of older ones of the same cells, and writes all of them, or leaves the file as
  /// it was.
  mutating func keep(_ new: [InstructionRow], of program: String) throws {
    let cells = Set(new.map(\.key))
    rows = rows.filter { !cells.contains($0.key) } + new
    try JSONEncoder().encode(self).write(to: Self.file(of: program), options: .atomic)
  }

  private static func file(of program: String) -> URL {
    URL(filePath: program).resolvingSymlinksInPath().appendingPathExtension("instructions.json")
  }

  /// Its bytes in one number (FNV-1a) and their count.
  private static func build(of program: String) -> String {
    let bytes = (try? Data(contentsOf: URL(filePath: program), options: .alwaysMapped)) ?? Data()
    let hash = bytes.withUnsafeBytes { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return "\(String(hash, radix: 16)) \(bytes.count)"
  }
}
