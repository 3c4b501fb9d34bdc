/// Lists the lines of a package's architectures, file by file.
struct LineInventory: Sendable {
  /// The folder of the package.
  let root: String

  /// The rows of a version: production, then tests, then doubles, each in the order of files.
  func rows(ofVersion name: String) throws(InputError) -> [LineRow] {
    let sources = try ModuleFolder("Sources/\(name)", of: name, in: root)
    let suite = try ModuleFolder("Tests/\(name)Tests", of: name, in: root)
    let shared = try ModuleFolder("Sources/Shared", of: name, in: root)
    let doubles = Doubles(in: suite.files, of: sources.files + shared.files)
    var rows = sources.rows
    var doubleRows: [LineRow] = []
    for file in suite.files {
      let lines = doubles.lines(of: file)
      if lines.count < file.lines.count || lines.isEmpty {
        rows.append(suite.row(of: file, as: .tests, file.count { !lines.contains($0) }))
      }
      if !lines.isEmpty {
        doubleRows.append(suite.row(of: file, as: .doubles, file.count(where: lines.contains)))
      }
    }
    return rows + doubleRows
  }

  /// The rows of a floor: a folder of production without a suite, named after its last part.
  func rows(ofFloor folder: String) throws(InputError) -> [LineRow] {
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    return try ModuleFolder(folder, of: name, in: root).rows
  }
}
