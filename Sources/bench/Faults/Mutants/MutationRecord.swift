import Console
import Foundation
import Reading

/// What became of all mutants of a version, as it is kept with the sources.
package struct MutationRecord: Codable, Equatable {
  /// Of the suites with all that they stand on, and of what plants the mutants; not of the code that runs the tests
  /// and judges.
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

  /// What became otherwise than was kept, in words; a sample has only some of the mutants.
  package func differences(from fresh: MutationRecord, isSample: Bool) -> [String] {
    let kept = Dictionary(uniqueKeysWithValues: mutants.map { ($0.id, $0) })
    let changed = fresh.mutants.filter { kept[$0.id]?.isAs($0) != true }.map { row in
      guard let old = kept[row.id] else { return "\(row.place): \(row.end); wasn't there" }
      return "\(row.place): \(row.end); kept is \(old.end)"
    }
    if isSample { return changed }
    let ids = Set(fresh.mutants.map(\.id))
    let gone = mutants.filter { !ids.contains($0.id) }
      .map { "\($0.place): isn't there any more; kept is \($0.end)" }
    let others =
      fresh.leftOut == leftOut
      ? [] : ["left out: \(fresh.leftOut); kept is \(leftOut)"]
    return changed + gone + others
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension MutantRow {
  fileprivate var place: String { "\(architecture)/\(file):\(line), \(rule.rawValue)" }

  fileprivate var end: String { "\(outcome.rawValue) by \(red.joined(separator: " "))" }
}
