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

/// Tells whether something has changed: the 64-bit FNV-1a hash of its bytes.
enum Fingerprint {
  static func of(_ data: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in
      // Without an iterator, which takes ten times as long in a debug build.
      var index = 0
      while index < bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
        index += 1
      }
    }
    return String(hash, radix: 16)
  }

  /// That of the paths and the contents of some files and folders.
  static func of(_ paths: [String], in root: String) throws -> String {
    var data = Data()
    for path in paths {
      for file in try FileManager.default.files(at: path, in: root)
      where file == path || [".swift", ".json", ".c", ".h"].contains(where: file.hasSuffix) {
        data += try Data(file.utf8) + Data(readFrom: "\(root)/\(file)")
      }
    }
    return of(data)
  }
}
