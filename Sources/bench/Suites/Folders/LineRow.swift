import Console

/// The lines of a file, or of the doubles in a test file: one element of the document's `lines`.
package struct LineRow: VersionRow {
  package enum Part: String, Codable, CaseIterable, Sendable {
    case production
    /// What it uses of Shared and some other version doesn't.
    case machinery
    case tests
    case doubles
  }

  /// The role of what is built but not called by the feature.
  package static let extra = "extra"

  package let version: String
  package let part: Part
  package let scene: String
  package let role: String
  package let file: String
  package let code: Int
  package let comment: Int
  package let blank: Int
  let tokens: Int
  package let types: Int
  package let protocols: Int

  init(version: String, part: Part, place: FilePlace, file: String, count: SourceCount) {
    (self.version, self.part, self.file) = (version, part, file)
    (scene, role) = (place.scene, place.role)
    (code, comment, blank) = (count.code, count.comment, count.blank)
    (tokens, types, protocols) = (count.tokens, count.types, count.protocols)
  }

  /// Whether it belongs to what the feature takes in a version, tests left out.
  package var isCost: Bool { [.production, .machinery].contains(part) && role != Self.extra }

  package var count: SourceCount {
    SourceCount(
      code: code, comment: comment, blank: blank, tokens: tokens, types: types, protocols: protocols
    )
  }
}
