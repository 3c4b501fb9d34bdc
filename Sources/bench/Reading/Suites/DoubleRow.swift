/// A test double, by what it does: one element of the document's `doubles`.
struct DoubleRow: CodeRow {
  /// Meszaros' kinds, from the one that does most.
  enum Kind: String, Codable, CaseIterable {
    /// It asserts by itself what it is told.
    case mock
    /// It works, in memory: what one call leaves, another finds.
    case fake
    /// It keeps for the test what it was told.
    case spy
    /// It answers with what it was given.
    case stub
    /// It has to be there, and does nothing.
    case dummy
  }

  let architecture: String
  let name: String
  let kind: Kind
  let file: String
  let line: Int
  let lastLine: Int

  /// Whether its name ends in another kind.
  var isNamedOtherwise: Bool {
    Kind.allCases.contains { $0 != kind && name.lowercased().hasSuffix($0.rawValue) }
  }
}
