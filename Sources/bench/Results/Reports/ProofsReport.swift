import Console
import Kept
import Reading
import Suites

/// Shows how each suite proves a statement: one bug that breaks it, and a test that notices the
/// bug.
package enum ProofsReport {
  /// The tables of each statement begin with one that explains how the tests were chosen.
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
          "\(statement), with a bug that we planted in every version: \(bug)",
          "Each version shows one test that fails because of the bug and cites \(statement) first. "
            + "We prefer tests of the type with the bug, and then the shortest test."
        )
      } ?? (
        statement,
        "Each version shows its shortest test that cites \(statement). These tests may check "
          + "different things, because we planted no bug of \(statement) in all versions."
      )
    return Table([rule], title: title, fields: [.text("") { $0 }])
  }

  /// Shows one version: the planted bug, the test that notices it, and the message of that test.
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
