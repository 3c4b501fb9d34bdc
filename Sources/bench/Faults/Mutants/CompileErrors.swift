import Reading

/// What the compiler says about a version with mutants, and which of them it means.
struct CompileErrors {
  let output: String

  /// For each error the mutant before it on its line; without one, or where a value is missing, what is left
  /// out around it.
  func mutants(among mutants: [Mutant]) throws -> Set<Int> {
    let leavingOut = Set(mutants.filter(\.rule.leavesOut).map(\.id))
    let errors = output.matches(of: /(\/[^\n]+\.swift):(\d+):(\d+): error: ([^\n]*)/)
    let found = try errors.compactMap { match -> Int? in
      guard let line = Int(match.2), let column = Int(match.3) else { return nil }
      let lines = try String(readFrom: String(match.1)).split(
        separator: "\n", omittingEmptySubsequences: false)
      guard lines.indices.contains(line - 1) else { return nil }
      let here = Self.switches(in: lines[line - 1])
      if !match.4.contains("missing return"), let first = here.first {
        return (here.last { $0.column < column } ?? first).id
      }
      return lines[..<line].reversed().lazy.compactMap { line in
        Self.switches(in: line).map(\.id).last(where: leavingOut.contains)
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
