/// Finds where a version and its suite name a field; extras left out.
struct RippleInventory: Sendable {
  private let field: Field

  /// `root` is the folder of the package, whose kit has names that are no field's.
  init(of name: String, in root: String) throws(InputError) {
    let kit = try ModuleFolder("Sources/Shared/HeadlessKit", of: "Shared", in: root)
    let screens = try ModuleFolder("Sources/Shared/Items/Screens", of: "Shared", in: root)
    field = Field(name, kit: Kit(kit.files, screens: screens.files))
  }

  /// The files that name the field: production, then tests, then doubles.
  func rows(of files: VersionFiles) -> [RippleRow] {
    var rows: [RippleRow] = []
    for portion in files.portions where portion.place.role != LineRow.extra {
      let lines = field.lines(in: portion.file).intersection(portion.lines)
      guard !lines.isEmpty else { continue }
      rows.append(
        RippleRow(
          name: field.name, architecture: files.architecture, part: portion.part,
          file: portion.path, lines: lines.count))
    }
    return rows
  }
}
