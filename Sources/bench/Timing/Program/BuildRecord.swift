import Console
import Foundation

/// What is known of one build of the program that is timed, kept beside it.
package struct BuildRecord: Codable, Equatable {
  /// What tells the build from every other.
  private(set) var build: String
  /// What it was made of, and by which compiler.
  var sources: String?
  var compiler: String?
  /// The instructions that were counted of it.
  package private(set) var instructions: [InstructionRow] = []

  /// Reads what is kept; nothing, where that is another build's.
  package init(of program: TimedProgram) {
    build = program.build
    guard let data = try? Data(contentsOf: Self.file(beside: program)),
      let record = try? JSONDecoder().decode(Self.self, from: data), record.build == build
    else { return }
    self = record
  }

  /// Puts rows in the place of older ones of the same cells.
  package mutating func add(_ rows: [InstructionRow]) {
    let cells = Set(rows.map(\.key))
    instructions = instructions.filter { !cells.contains($0.key) } + rows
  }

  package func write(beside program: TimedProgram) throws {
    try JSONEncoder().encode(self).write(to: Self.file(beside: program), options: .atomic)
  }

  private static func file(beside program: TimedProgram) -> URL {
    URL(filePath: program.path).appendingPathExtension("json")
  }
}
