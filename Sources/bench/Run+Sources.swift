import Arms

/// What is read from the sources of the chosen versions.
extension Run {
  func files() throws -> [VersionFiles] {
    let root = try Self.root()
    // The twin has but the lines that make it one.
    if options.architectures == [Arm.directRows.name] {
      throw UsageError.noLines(Arm.directRows.name)
    }
    return try arms.filter { $0.name != Arm.directRows.name }.map { arm in
      arm.name == Arm.direct.name
        ? try VersionFiles(ofFloor: "Sources/bench/Arms/\(arm.name)", in: root)
        : try VersionFiles(ofVersion: arm.name, in: root)
    }
  }

  /// Where the field is named; nowhere is an error, since the name may be misspelt.
  func ripple() throws -> [RippleRow] {
    let inventory = try RippleInventory(of: options.field, in: Self.root())
    let rows = try files().flatMap { inventory.rows(of: $0) }
    guard !rows.isEmpty else { throw UsageError.unknownField(options.field) }
    return rows
  }
}

extension [VersionFiles] {
  var lines: [LineRow] { flatMap { LineInventory.rows(of: $0) } }

  var features: [FeatureRow] { flatMap { FeatureInventory.rows(of: $0) } }
}
