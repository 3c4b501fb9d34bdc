/// Lists the lines of a package's architectures, file by file.
struct LineInventory: Sendable {
  /// The folder of the package.
  let root: String

  /// The rows of a version: production, then tests, then doubles, each in the order of files.
  func rows(ofVersion name: String) throws(InputError) -> [LineRow] {
    Self.rows(of: try VersionFiles(ofVersion: name, in: root))
  }

  /// The rows of a floor: a folder of production without a suite, named after its last part.
  func rows(ofFloor folder: String) throws(InputError) -> [LineRow] {
    Self.rows(of: try VersionFiles(ofFloor: folder, in: root))
  }

  static func rows(of files: VersionFiles) -> [LineRow] {
    files.portions.map {
      LineRow(
        architecture: files.architecture, part: $0.part, place: $0.place, file: $0.path,
        count: $0.count())
    }
  }
}
