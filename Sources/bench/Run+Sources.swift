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
}

extension [VersionFiles] {
  var lines: [LineRow] { flatMap { LineInventory.rows(of: $0) } }

  var features: [FeatureRow] { flatMap { FeatureInventory.rows(of: $0) } }
}
