/// Says which version the compiler refused, after the compiler's own words.
struct BuildFailure: ReportedError, Equatable {
  let version: String
  /// What the compiler wrote.
  let details: String

  var description: String { "\(version) didn't build; the compiler's words are above" }

  var exitCode: ExitCode { .failure }
}
