/// Targets of the package with all that they stand on, and what else a check reads: its declared inputs.
struct PackagePart: Equatable, Sendable {
  /// The folder of the package.
  let root: String
  let targets: [String]
  /// Below that folder.
  let files: [String]
  /// What Package.swift says of the targets, as JSON.
  let declarations: String

  /// The SHA-256 of the files, of the toolchain, of what is declared for the targets, and of what else decides.
  func fingerprint(and facts: String = "") throws -> String {
    let script = """
      cd "$0" && { printf %s "$FACTS"; sha256sum -- "$@"; } 2>&1 | sha256sum
      """
    let hash = ChildProcess(
      program: "sh", arguments: ["-c", script, root] + files,
      environment: ["FACTS": Self.toolchain + declarations + facts], mergesErrors: true)
    guard let outcome = hash.run(), let word = outcome.output.wholeMatch(of: /([0-9a-f]{64}) .*\n/)
    else { throw RunFailure("can't hash what a check stands on: 'sha256sum' is missing") }
    return String(word.1)
  }

  private static let toolchain = ChildProcess.answer(of: "swift", ["--version"]) ?? ""
}
