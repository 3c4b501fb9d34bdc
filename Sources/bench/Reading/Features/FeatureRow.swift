import Console
import Foundation

/// What one scene takes in a version or its suite: one element of the document's `features`.
package struct FeatureRow: VersionRow {
  package let architecture: String
  package let part: LineRow.Part
  package let scene: Feature
  package let files: Int
  package let code: Int
  package let types: Int
  package let protocols: Int
  package let filesElsewhere: Int
  package let codeElsewhere: Int
}

extension VersionFiles {
  /// What the list alone takes, and what each further scene adds; extras left out.
  ///
  /// One row for each part and scene: over the scenes they add up to all lines of code of the part.
  package var features: [FeatureRow] {
    LineRow.Part.allCases.filter { $0 != .machinery }.flatMap { part in
      let portions = portions.filter { $0.part == part && $0.place.role != LineRow.extra }
      let counts = portions.flatMap(\.counts)
      let rows = Feature.allCases.map { scene in
        let all = counts.filter { $0.scene == scene }
        let elsewhere = all.filter(\.isElsewhere)
        let sum = all.map(\.count).sum
        return FeatureRow(
          architecture: architecture,
          part: part,
          scene: scene,
          files: all.count - elsewhere.count,
          code: sum.code,
          types: sum.types,
          protocols: sum.protocols,
          filesElsewhere: elsewhere.count,
          codeElsewhere: elsewhere.sum(\.count.code))
      }
      return portions.isEmpty ? [] : rows
    }
  }
}

extension VersionFiles.Portion {
  /// What each scene has of a file: one of its own, or lines in another's.
  fileprivate var counts: [(scene: Feature, count: SourceCount, isElsewhere: Bool)] {
    let subject = subject
    let owners = subject == .list ? FeatureLines(file).owners : [:]
    let lines = Dictionary(grouping: lines) { owners[$0, default: subject] }
    return Feature.allCases.map { scene in
      (scene, file.count(on: Set(lines[scene] ?? [])), scene != subject)
    }.filter { $0.count.code > 0 || !$0.isElsewhere }
  }

  /// The scene that a file is about by a later scene's folder, or else by its name; the list has the rest.
  fileprivate var subject: Feature {
    switch Feature(rawValue: place.scene) {
    case .detail: .detail
    case .form: .form
    default: Feature.ofType(URL(filePath: path).lastPathComponent) ?? .list
    }
  }
}
