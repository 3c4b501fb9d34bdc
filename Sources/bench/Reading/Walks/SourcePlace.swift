/// Where a declaration stands; lines count from 1.
struct SourcePlace: Equatable, Sendable {
  /// Below the package's folder.
  let file: String
  /// That of its keyword.
  let line: Int
  let lastLine: Int
}
