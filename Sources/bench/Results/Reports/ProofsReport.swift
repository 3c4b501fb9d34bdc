import Console
import Kept
import Reading
import Suites

/// Shows the tests by which the suites answer for a statement: asked by one bug, version after version.
package enum ProofsReport {
  /// What the rows have in common stands above them.
  package static func tables(_ rows: [ProofRow], in root: String) throws(InputError) -> [Table] {
    var tables: [Table] = []
    for proofs in rows.grouped(by: { "\($0.behaviour) \($0.bug ?? "")" }) {
      tables.append(heading(of: proofs[0]))
      for proof in proofs { tables.append(try table(proof, in: root)) }
    }
    return tables
  }

  private static func heading(of proof: ProofRow) -> Table {
    let statement = proof.behaviour
    let (title, rule) =
      proof.bug.map { bug in
        (
          "\(statement), asked by a bug planted in every version: \(bug)",
          "Of the tests that it turns red, each suite's is shown that cites \(statement) before any other "
            + "statement; of several, one beside the type that has the bug, and of these the shortest."
        )
      } ?? (
        statement,
        "No bug of \(statement) is planted in every version, so that the tests may be about different "
          + "things: of those that cite it, the shortest."
      )
    return Table([rule], title: title, fields: [.text("") { $0 }])
  }

  /// What is planted, the test that notices it, and what that says.
  static func table(_ proof: ProofRow, in root: String) throws(InputError) -> Table {
    let planted = proof.planted.map { [$0.place] + $0.diff } ?? []
    let doubles = proof.doubles.map { "\($0.name) (\($0.code))" }
    let red = "\(proof.planted == nil ? "" : "✗ ")\(proof.test)"
    let lines =
      planted + [red] + [proof.message].compactMap(\.self)
      + ["", "\(proof.file):\(proof.line)"] + (try proof.code(in: root))
      + ["", "doubles, with their lines of code: \(doubles.isEmpty ? "none" : doubles.listed)"]
    return Table(
      lines, title: proof.version, fields: [.text("") { $0 }], isVerbatim: true)
  }
}
