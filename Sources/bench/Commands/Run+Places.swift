import Reading
import Results
import Stopwatch

extension Command {
  static let places = measuring(
    "where", takes: "[CONCEPT…]",
    "which code of each architecture does what, or for one of these the code itself: "
      + Concept.allCases.map(\.rawValue).joined(separator: ", "),
    [.architecture, .places, .format, .output], tables: ["places"],
    read: { words, options, parser in
      options.concepts = try parser.take(words, into: &options).map {
        try parser.choice($0, "concept", besides: parser.versions)
      }
    },
    measure: { try $0.addPlaces(to: &$1) })
}

extension Run {
  func addPlaces(to results: inout RunResults) throws {
    let chosen = options.concepts
    let rows = try places(of: chosen.isEmpty ? Concept.allCases : chosen)
    results.add(rows, as: \.places)
    guard !chosen.isEmpty else {
      return results.show([PlacesReport.overview(rows, isWhole: textWidth == nil)])
    }
    let isDrawn = chosen.contains(.ownership) && !options.withPlaces
    if isDrawn { results.show(HoldsReport(try holds(), width: textWidth).tables) }
    let listed = isDrawn ? rows.filter { $0.concept != .ownership } : rows
    results.show(try PlacesReport.tables(listed, in: Self.root()))
  }

  /// The running objects of the chosen versions.
  func holds() throws -> [HoldsTree] {
    let root = try Self.root()
    return try arms.filter { !Arm.isFloor($0.name) }.map {
      HoldsTree(of: $0.name, try HoldsGraph(of: $0, in: root))
    }
  }

  /// Which code of the chosen versions answers for concepts.
  func places(of concepts: [Concept]) throws -> [PlaceRow] {
    let root = try Self.root()
    let chosen = try versions(floorsAre: "has no architecture to show")
    let places = try arms.filter { chosen.contains($0.name) }.map { try Places(of: $0, in: root) }
    return concepts.flatMap { concept in places.flatMap { $0.rows(of: concept) } }
  }
}
