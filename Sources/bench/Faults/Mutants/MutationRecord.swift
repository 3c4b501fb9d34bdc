import Console
import Foundation
import Reading

/// What became of all mutants of a version, as it is kept with the sources.
package struct MutationRecord: Codable, Equatable {
  /// Of all files that have a say in it.
  package var fingerprint: String
  /// How long the suite takes by itself: the median of five runs.
  let seconds: Double
  /// Tests that fail beside mutants though none is on, since they compile sources themselves.
  package let leftOut: [String]
  package let mutants: [MutantRow]

  package static func path(of version: String, in root: String) -> String {
    "\(root)/Tests/Mutants/\(version).json"
  }

  init(fingerprint: String, seconds: Double, leftOut: [String] = [], mutants: [MutantRow]) {
    self.fingerprint = fingerprint
    self.seconds = seconds
    self.leftOut = leftOut
    self.mutants = mutants
  }

  package init(of version: String, in root: String) throws(InputError) {
    guard FileManager.default.fileExists(atPath: Self.path(of: version, in: root)) else {
      throw InputError(
        description: "nothing is kept of \(version)'s mutants yet; "
          + "bench mutants \(version.lowercased()) --renew tries them all")
    }
    self = try Self.read(
      from: Self.path(of: version, in: root),
      or: "not the record that was expected; 'bench mutants --renew' makes it anew")
  }

  /// Each mutant on a line, so that a difference shows which one it is.
  func json() throws -> String {
    let rows = try mutants.map { try Self.json($0) }.joined(separator: ",\n")
    return """
      {"fingerprint": \(try Self.json(fingerprint)), "seconds": \(seconds),
      "leftOut": \(try Self.json(leftOut)),
      "mutants": [
      \(rows)
      ]}

      """
  }

  /// What became otherwise of mutants than was kept, in words.
  package func differences(from fresh: [MutantRow]) -> [String] {
    let kept = Dictionary(uniqueKeysWithValues: mutants.map { ($0.id, $0) })
    return fresh.filter { kept[$0.id]?.isAs($0) != true }.map { row in
      let place = "\(row.architecture)/\(row.file):\(row.line), \(row.rule.rawValue)"
      let now = "\(row.outcome.rawValue) by \(row.red.joined(separator: " "))"
      guard let old = kept[row.id] else { return "\(place): \(now); wasn't there" }
      let then = "\(old.outcome.rawValue) by \(old.red.joined(separator: " "))"
      return "\(place): \(now); kept is \(then)"
    }
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
