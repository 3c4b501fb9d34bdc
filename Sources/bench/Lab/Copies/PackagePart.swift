/// Targets of the package with all that they stand on, and further files.
struct PackagePart: Equatable, Sendable {
  /// The folder of the package.
  let root: String
  /// The package's name.
  let package: String
  let targets: [String]
  /// Below that folder.
  let files: [String]
}
