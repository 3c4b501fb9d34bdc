import Console
import Reading

extension BugMuseum {
  /// The test by which a suite answers for a slip; of a bug, all tests that turn red are known, and what they say.
  package func proof(of slip: String, by proofs: Proofs) throws(InputError) -> ProofRow? {
    let bug = rows.first { $0.bug == slip && $0.architecture == proofs.architecture }
    var proof = try proofs.row(noticing: slip, red: bug?.own.map(\.test))
    let test = proof?.test
    proof?.message = bug?.own.first { $0.test == test }?.message
    return proof
  }
}
