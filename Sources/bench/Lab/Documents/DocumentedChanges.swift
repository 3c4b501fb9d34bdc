import Commands
import Console
import Kept
import Results
import Stopwatch
import Suites
import Timing

/// What documents show of changes: their code, and what they cost.
final class DocumentedChanges {
  private let run: Run
  private let root: String
  private var copies: [String: PackageCopy] = [:]

  init(_ run: Run, in root: String) { (self.run, self.root) = (run, root) }

  /// A copy of the package with all patches of a change.
  func copy(with name: String) throws -> PackageCopy {
    if let copy = copies[name] { return copy }
    let change = try Change.all(in: root).named(name)
    let part = try PackageManifest(in: root).part(changing: run.versions)
    let copy = try PackageCopy("documents-\(name)", of: part)
    for part in change.parts(of: run.registry.map(\.name)) { try copy.apply(change, part) }
    copies[name] = copy
    return copy
  }

  /// What opening the detail costs before a change and after it, and the run that was saved in the change's folder;
  /// throws if that run is of older code.
  func costs(of name: String, from before: Document) throws -> (Table, after: Document) {
    let folder = "\(root)/\(try Change.all(in: root).named(name).folder)"
    var after = try Document(path: "\(folder)/numbers.json")
    after.instructions = try Document(path: "\(folder)/instructions.json").instructions
    for row in try ChangeRow.kept(in: root).rows where row.change == name {
      let lines = [before, after].map { document in
        (document.lines ?? []).filter { $0.version == row.version && $0.isCost }.sum(\.code)
      }
      guard lines[1] - lines[0] == row.linesAdded - row.linesRemoved else {
        throw RunFailure("\(folder)/numbers.json is of older code; run .ci/async-numbers")
      }
    }
    let runs = [before, after].map { $0.only(.openDetail, items: LatencyPlan.middleSize) }
    return (CostsReport.change(from: runs[0], to: runs[1], of: run.versions), after)
  }
}
