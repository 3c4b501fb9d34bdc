import Foundation

/// What the compiler says about a version with mutants, and which of them it means.
struct CompileErrors {
  private struct Place: Hashable {
    let file: String
    let line: Int
    let column: Int
    let isMissingReturn: Bool
  }

  private let places: Set<Place>

  init(in output: String) {
    let error = /(\/[^\n]+\.swift):(\d+):(\d+): error: ([^\n]*)/
    places = Set(
      output.matches(of: error).map { match in
        Place(
          file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
          isMissingReturn: match.4.contains("missing return"))
      })
  }

  /// For each error the mutant before it on its line; without one, or where a value is missing, what is left
  /// out around it.
  func mutants(among mutants: [Mutant]) throws -> Set<Int> {
    let rules = Dictionary(uniqueKeysWithValues: mutants.map { ($0.id, $0.rule) })
    let found = try places.compactMap { place -> Int? in
      let lines = try String(readFrom: place.file).split(
        separator: "\n", omittingEmptySubsequences: false)
      guard lines.indices.contains(place.line - 1) else { return nil }
      let here = Self.switches(in: lines[place.line - 1])
      if !place.isMissingReturn, let first = here.first {
        return (here.last { $0.column < place.column } ?? first).id
      }
      return lines[..<place.line].reversed().lazy.compactMap { line in
        Self.switches(in: line).map(\.id).last { rules[$0]?.leavesOut ?? false }
      }.first
    }
    return Set(found)
  }

  private static func switches(in line: Substring) -> [(column: Int, id: Int)] {
    line.matches(of: /_(?:[mbnsoaex]\(|Weak)(\d+)/).map { match in
      (line.distance(from: line.startIndex, to: match.range.lowerBound), Int(match.1) ?? 0)
    }
  }
}

extension MutationRule {
  fileprivate var leavesOut: Bool {
    [.callLeftOut, .cancelLeftOut, .assignmentLeftOut, .returnLeftOut].contains(self)
  }
}
