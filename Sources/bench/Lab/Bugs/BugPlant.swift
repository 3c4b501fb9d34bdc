import Console
import Foundation
import Kept

/// Makes a copy of the package with a bug in every version that can have it.
enum BugPlant {
  /// Writes it to a folder, which must not exist yet; returns the places of the bug, below the
  /// folder.
  static func write(
    _ name: String, in versions: [String], of root: String, to folder: String
  ) throws -> [PlantedLine] {
    try Extraction.refuse(folder)
    let copy = URL(filePath: folder)
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    // What is built there names files of here.
    for entry in try FileManager.default.contentsOfDirectory(atPath: root)
    where entry != ".git" && !entry.hasPrefix(".build") {
      try FileManager.default.copyItem(
        at: URL(filePath: "\(root)/\(entry)"), to: copy.appending(path: entry))
    }
    return try versions.compactMap { version in
      let bugs = try PlantedBug.all(of: version, in: root)
      guard let bug = bugs.first(where: { $0.name == name }) else { return nil }
      let path = "Sources/\(version)/\(bug.file)"
      let source = try String(readFrom: "\(root)/\(path)")
      guard let text = bug.planted(in: source) else {
        throw RunFailure("\(path): the code in which \(name) is planted has changed")
      }
      try Output(path: "\(folder)/\(path)").write(text)
      return bug.line(in: source, at: path)
    }
  }
}
