import SwiftSource

/// A test double, by what it does: one element of the document's `doubles`.
package struct DoubleRow: CodeRow {
  /// Meszaros' kinds, from the one that does most.
  package enum Kind: String, Codable, CaseIterable {
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

  package let version: String
  package let name: String
  /// Nil where neither its comment nor its name says one.
  package let kind: Kind?
  package let file: String
  package let line: Int
  package let lastLine: Int

  /// Whether its name ends in another kind.
  package var isNamedOtherwise: Bool { Self.kind(named: name) ?? kind != kind }

  private static func kind(named name: String) -> Kind? {
    Kind.allCases.first { name.lowercased().hasSuffix($0.rawValue) }
  }
}

extension DoubleRow {
  /// Schools call doubles as they like: what one is says the comment above it, `/// A spy: …`, or else its name.
  init(_ type: Declaration, in file: SwiftFile, at path: String, of version: String) {
    let comment = file.text(ofLine: type.lines.lowerBound)
    let tag = comment.prefixMatch(of: /\/\/\/ An? (\w+):/)?.1
    self.init(
      version: version, name: type.name,
      kind: tag.flatMap { Kind(rawValue: String($0)) } ?? Self.kind(named: type.name), file: path,
      line: type.line + 1, lastLine: type.lines.upperBound)
  }
}
