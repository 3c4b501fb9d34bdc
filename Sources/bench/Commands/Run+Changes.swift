import Faults
import Results
import Stopwatch

extension Command {
  static let changes = measuring(
    "changes", takes: "[CHANGE…]",
    "what an edit that no user notices costs in each suite, or one of these as it was made: "
      + HarmlessChange.allCases.map(\.rawValue).joined(separator: ", "),
    [.architecture, .renew, .check, .format, .output],
    read: { words, options, parser in
      options.changes = try parser.take(words, into: &options).map {
        try parser.choice($0, "change", besides: parser.versions)
      }
    },
    measure: { try $0.addChanges(to: &$1) })
}

extension Run {
  func addChanges(to results: inout RunResults) throws {
    let root = try Self.root()
    let chosen = options.changes.isEmpty ? HarmlessChange.allCases : options.changes
    if options.isRecorded || options.isChecked {
      let all = Registry.architectures.map(\.name)
      try ChangeCheck(chosen, in: all, PackageManifest(in: root))
        .settle(renewing: options.isRecorded, progress)
    }
    let versions = try versions(floorsAre: "isn't changed").map {
      ($0, try VersionChanges(in: $0, root: root))
    }
    let outcomes = try ChangeOutcome.kept(in: root)
    let rows = try chosen.flatMap { change in
      try versions.map { try $0.1.row(of: change, outcomes) }
    }
    results.add(rows, as: \.changes) { [ChangesReport.table($0)] }
    for change in options.changes {
      results.show(
        try versions.map { name, version in
          ChangesReport.table(of: change, in: name, try version.patches(of: change))
        })
    }
    results.closing.append(ChangesReport.limit)
  }
}
