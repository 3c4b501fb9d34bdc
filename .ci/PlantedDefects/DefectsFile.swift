import Foundation

/// The defects of a suite, as they stand in `Tests/Defects`.
struct DefectsFile {
  let url: URL

  func read() throws -> [PlantedDefect] {
    try JSONDecoder().decode([PlantedDefect].self, from: Data(contentsOf: url))
  }

  /// Writes defects with their members in the order of reading.
  func write(_ defects: [PlantedDefect]) throws {
    let objects = try defects.map { defect in
      var members = [("behaviour", defect.behaviour)]
      if let slip = defect.slip { members.append(("slip", slip)) }
      members.append(("file", defect.file))
      if let after = defect.after { members.append(("after", after)) }
      members += [("find", defect.find), ("replace", defect.replace)]
      let lines = try members.map { "    \"\($0)\": \(try json($1)),\n" }.joined()
      let crash = defect.crash == true ? "    \"crash\": true,\n" : ""
      let tests = try defect.caughtBy.map { "      \(try json($0))" }.joined(separator: ",\n")
      return "  {\n\(lines)\(crash)    \"caughtBy\": [\n\(tests)\n    ]\n  }"
    }
    try Data("[\n\(objects.joined(separator: ",\n"))\n]\n".utf8).write(to: url)
  }

  private func json(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }
}
