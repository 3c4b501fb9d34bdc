import Foundation

/// The instructions that were counted of one build, kept beside its program.
struct InstructionRecord: Codable, Equatable {
  /// What tells the program from every other.
  let build: String
  private(set) var rows: [InstructionRow] = []

  /// Reads what was counted of a program; nothing, where that was another build's.
  init(of program: TimedProgram) {
    build = program.build
    guard let data = try? Data(contentsOf: Self.file(of: program)),
      let record = try? JSONDecoder().decode(Self.self, from: data), record.build == build
    else { return }
    rows = record.rows
  }

  /// Puts rows in the place of older ones of the same cells, and writes all of them, or leaves the file as
  /// it was.
  mutating func keep(_ new: [InstructionRow], of program: TimedProgram) throws {
    let cells = Set(new.map(\.key))
    rows = rows.filter { !cells.contains($0.key) } + new
    try JSONEncoder().encode(self).write(to: Self.file(of: program), options: .atomic)
  }

  private static func file(of program: TimedProgram) -> URL {
    URL(filePath: program.path).appendingPathExtension("instructions.json")
  }
}
