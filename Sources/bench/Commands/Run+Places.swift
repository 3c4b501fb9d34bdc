import Console
import Reading
import Results
import Stopwatch

extension Command<Run> {
  static let places = measuring(
    "where", takes: "[CONCEPT…] [VERSION…]",
    "show where the code is that does a job, such as navigation",
    details: "CONCEPT shows the code itself. It is one of: "
      + Concept.allCases.map(\.rawValue).joined(separator: ", ") + ".",
    [Option.versions, Option.places] + .tables, tables: ["places"]
  ) { try $0.addPlaces(to: &$1) }
}

extension Run {
  func addPlaces(to results: inout RunResults) throws {
    let chosen = try concepts()
    let rows = try places(of: chosen.isEmpty ? Concept.allCases : chosen)
    results.add(rows, as: \.places)
    guard !chosen.isEmpty else {
      return results.show([PlacesReport.overview(rows, isWhole: textWidth == nil)])
    }
    let isDrawn = chosen.contains(.ownership) && !request[.places]
    if isDrawn { results.show(HoldsReport(try holds(), width: textWidth).tables) }
    let listed = isDrawn ? rows.filter { $0.concept != .ownership } : rows
    results.show(try PlacesReport.tables(listed, in: Self.root()))
  }

  /// The concepts that the words name.
  private func concepts() throws -> [Concept] {
    try request.words.map { word in
      guard let concept = Concept(rawValue: word.lowercased()) else {
        throw UsageError.unknown(
          word,
          known: [
            ("concept", Concept.allCases.map(\.rawValue)), ("version", registry.map(\.name)),
          ])
      }
      return concept
    }
  }

  /// The running objects of the chosen versions.
  package func holds() throws -> [HoldsTree] {
    let root = try Self.root()
    return try variants.filter { !Variant.isBaseline($0.name) }.map {
      HoldsTree(of: $0.name, try HoldsGraph(of: $0, in: root))
    }
  }

  /// The code of the chosen versions that does the jobs.
  package func places(of concepts: [Concept]) throws -> [PlaceRow] {
    let root = try Self.root()
    let chosen = try versions(baselinesAre: "has no architecture to show")
    let places = try variants.filter { chosen.contains($0.name) }.map {
      try Places(of: $0, in: root)
    }
    return concepts.flatMap { concept in places.flatMap { $0.rows(of: concept) } }
  }
}
