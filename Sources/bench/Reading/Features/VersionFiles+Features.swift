import Foundation

extension VersionFiles {
  /// What the list alone takes, and what each further scene adds; extras left out.
  ///
  /// One row for each part and scene: over the scenes they add up to all lines of code of the part.
  var features: [FeatureRow] {
    var rows: [FeatureRow] = []
    for part in LineRow.Part.allCases where part != .machinery {
      let portions = portions.filter { $0.part == part && $0.place.role != LineRow.extra }
      guard !portions.isEmpty else { continue }
      var parts = Feature.allCases.map {
        FeatureRow(architecture: architecture, part: part, scene: $0)
      }
      for portion in portions {
        let subject = portion.subject
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
}

extension VersionFiles.Portion {
  /// The scene that a file is about by a later scene's folder, or else by its name; the list has the rest.
  fileprivate var subject: Feature {
    switch Feature(rawValue: place.scene) {
    case .detail: .detail
    case .form: .form
    default: Feature(ofType: URL(filePath: path).lastPathComponent) ?? .list
    }
  }
}
