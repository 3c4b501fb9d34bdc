// The rewriter that plants mutants is compiled with this file, and with that of the rules.
#if canImport(Kept)
import Kept
#endif

/// A bug at one site of a version, planted by a fixed rule.
struct Mutant: Codable, Equatable, Sendable {
  /// Its place among all that the rules make of the version; those that don't compile have one, too.
  let id: Int
  let rule: MutationRule
  /// Below the version's folder.
  let file: String
  /// Where it begins and where it has ended: from 1, columns as editors count them.
  let line: Int
  let column: Int
  let endLine: Int
  let endColumn: Int
  let original: String
  /// Empty where something is left out.
  let replacement: String
}

/// All mutants of a version, and its files with those in them that aren't dropped, by their paths below its folder.
struct MutatedVersion: Codable {
  var mutants: [Mutant] = []
  var files: [String: String] = [:]
}
