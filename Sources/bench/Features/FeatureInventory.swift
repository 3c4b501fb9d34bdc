/// Tells what the list alone takes in a version, and what each further scene adds; extras left out.
enum FeatureInventory {
  /// One row for each part and scene: over the scenes they add up to all lines of code of the part.
  static func rows(of files: VersionFiles) throws(InputError) -> [FeatureRow] {
    var rows: [FeatureRow] = []
    for part in LineRow.Part.allCases {
      let portions = files.portions.filter { $0.part == part && $0.place.role != LineRow.extra }
      guard !portions.isEmpty else { continue }
      var parts = Feature.allCases.map {
        FeatureRow(architecture: files.architecture, part: part, scene: $0)
      }
      for portion in portions {
        let subject = Feature(subjectOf: portion.path, in: portion.place.scene) ?? .list
        let owners =
          subject == .list ? FeatureLines(try SwiftFile.text(at: portion.file.path)).owners : [:]
        for (index, scene) in Feature.allCases.enumerated() {
          let count = portion.count { owners[$0, default: subject] == scene }
          if scene == subject {
            parts[index].addFile(count)
          } else if count.code > 0 {
            parts[index].addLines(count)
          }
        }
      }
      rows += parts
    }
    return rows
  }
}
