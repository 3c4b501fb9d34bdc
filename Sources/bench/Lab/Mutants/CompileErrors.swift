import Console
import Kept
import Reading

/// What the compiler says about a version with mutants, and which of them it means.
struct CompileErrors {
  let output: String

  /// For each error the mutant before it on its line; without one, or where a value is missing, what is left out
  /// around it, else all that is changed on the nearest line.
  func mutants(among mutants: [Mutant]) throws -> Set<Int> {
    let leavingOut = Set(mutants.filter(\.rule.leavesOut).map(\.id))
    let errors = output.matches(of: /(\/[^\n]+\.swift):(\d+):(\d+): error: ([^\n]*)/)
    let found = try errors.flatMap { match -> [Int] in
      guard let line = Int(match.2), let column = Int(match.3) else { return [] }
      let lines = try String(readFrom: String(match.1)).split(
        separator: "\n", omittingEmptySubsequences: false)
      guard lines.indices.contains(line - 1) else { return [] }
      let here = Self.switches(in: lines[line - 1])
      if !match.4.contains("missing return"), let first = here.first {
        return [(here.last { $0.column < column } ?? first).id]
      }
      let around = lines[..<line].reversed()
        .prefix { !$0.contains("func ") && !$0.contains("init(") }
        .flatMap { Self.switches(in: $0).map(\.id).reversed() }
      if let id = around.first(where: leavingOut.contains) { return [id] }
      // Closures have their types of one another.
      let others = lines.indices.filter { !Self.switches(in: lines[$0]).isEmpty }
      return others.min { abs($0 - line + 1) < abs($1 - line + 1) }
        .map { Self.switches(in: lines[$0]).map(\.id) } ?? []
    }
    return Set(found)
  }

  private static func switches(in line: Substring) -> [(column: Int, id: Int)] {
    line.matches(of: /_(?:[abdemnosx]\(|Weak)(\d+)/).map { match in
      (line.distance(from: line.startIndex, to: match.range.lowerBound), Int(match.1) ?? 0)
    }
  }
}

extension MutationRule {
  fileprivate var leavesOut: Bool {
    [.callLeftOut, .cancelLeftOut, .assignmentLeftOut, .returnLeftOut].contains(self)
  }
}
