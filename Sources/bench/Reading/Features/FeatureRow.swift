import Console
import Foundation

/// What one scene takes in a version or its suite: one element of the document's `features`.
package struct FeatureRow: VersionRow {
  package let architecture: String
  package let part: LineRow.Part
  package let scene: Feature
  package var files = 0
  package var code = 0
  package var types = 0
  package var protocols = 0
  package var filesElsewhere = 0
  package var codeElsewhere = 0

  /// Adds a file of its own, or lines in another.
  fileprivate mutating func add(_ count: SourceCount, isElsewhere: Bool) {
    if isElsewhere {
      filesElsewhere += 1
      codeElsewhere += count.code
    } else {
      files += 1
    }
    code += count.code
    types += count.types
    protocols += count.protocols
  }
}

extension VersionFiles {
  /// What the list alone takes, and what each further scene adds; extras left out.
  ///
  /// One row for each part and scene: over the scenes they add up to all lines of code of the part.
  package var features: [FeatureRow] {
    LineRow.Part.allCases.filter { $0 != .machinery }.flatMap { part in
      let portions = portions.filter { $0.part == part && $0.place.role != LineRow.extra }
      var rows = Feature.allCases.map {
        FeatureRow(architecture: architecture, part: part, scene: $0)
      }
      for portion in portions {
        let subject = portion.subject
        let owners = subject == .list ? FeatureLines(portion.file).owners : [:]
        let lines = Dictionary(grouping: portion.lines) { owners[$0, default: subject] }
        for (index, scene) in Feature.allCases.enumerated() {
          let count = portion.file.count(on: Set(lines[scene] ?? []))
          if scene == subject || count.code > 0 {
            rows[index].add(count, isElsewhere: scene != subject)
          }
        }
      }
      return portions.isEmpty ? [] : rows
    }
  }
}

extension VersionFiles.Portion {
  /// The scene that a file is about by a later scene's folder, or else by its name; the list has the rest.
  fileprivate var subject: Feature {
    switch Feature(rawValue: place.scene) {
    case .detail: .detail
    case .form: .form
    default: Feature.ofType(URL(filePath: path).lastPathComponent) ?? .list
    }
  }
}
