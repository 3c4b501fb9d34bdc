extension Run {
  func addChanges(to results: inout Results) throws {
    let root = try Self.root()
    let versions = try versions(floorsAre: "isn't changed").map {
      ($0, try VersionChanges(in: $0, root: root))
    }
    let record = try ChangeRecord(in: root)
    let chosen = options.changes.isEmpty ? Change.allCases : options.changes
    let rows = try chosen.flatMap { change in
      try versions.map { try $0.1.row(of: change, record) }
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

extension ChangeRecord {
  /// What is kept in the package.
  init(in root: String) throws(InputError) {
    self = try Self.read(
      from: "\(root)/\(Self.path)",
      or: "not what was expected; run .ci/harmless-changes --record")
  }
}
