/// Tells what the list alone takes in a version, and what each further scene adds; extras left out.
enum FeatureInventory {
  /// One row for each part and scene: over the scenes they add up to all lines of code of the part.
  static func rows(of files: VersionFiles) -> [FeatureRow] {
    var rows: [FeatureRow] = []
    for part in LineRow.Part.allCases where part != .machinery {
      let portions = files.portions.filter { $0.part == part && $0.place.role != LineRow.extra }
      guard !portions.isEmpty else { continue }
      var parts = Feature.allCases.map {
        FeatureRow(architecture: files.architecture, part: part, scene: $0)
      }
      for portion in portions {
        let subject = subject(of: portion)
        let owners = subject == .list ? FeatureLines(portion.file).owners : [:]
        for (index, scene) in Feature.allCases.enumerated() {
          let count = portion.count { owners[$0, default: subject] == scene }
          if scene == subject || count.code > 0 {
            parts[index].add(count, isElsewhere: scene != subject)
          }
        }
      }
      rows += parts
    }
    return rows
  }

  /// The scene that a file is about by a later scene's folder, or else by its name; the list has the rest.
  private static func subject(of portion: VersionFiles.Portion) -> Feature {
    switch Feature(rawValue: portion.place.scene) {
    case .detail: .detail
    case .form: .form
    default: Feature(ofType: portion.name) ?? .list
    }
  }
}
