import Arms
import Console
import Faults
import Reading
import Results
import Stopwatch

extension Command {
  static let changes = measuring(
    "changes", takes: "[CHANGE…]",
    "what changes cost: those that the user sees, made in every version ("
      + ChangeScenario.allCases.map(\.rawValue).joined(separator: ", ")
      + "), and refactorings, which no user notices, in each suite ("
      + Refactoring.allCases.map(\.rawValue).joined(separator: ", ")
      + "); or one of them as it was made, versions side by side where the terminal is wide enough",
    [.architecture, .renew, .check, .format, .table, .output], tables: ["scenarios", "changes"],
    read: { words, options, parser in
      let names = ChangeScenario.allCases.map(\.rawValue) + Refactoring.allCases.map(\.rawValue)
      for word in parser.take(words, into: &options) {
        guard names.contains(word.lowercased()) else {
          throw UsageError.unknown(word, known: [("change", names)] + parser.versions)
        }
        options.words.append(word.lowercased())
      }
    },
    measure: { try $0.addChanges(to: &$1) })
}

extension Run {
  /// What the words name, or all that a command knows.
  private func chosen<Choice: CaseIterable & RawRepresentable<String>>(
    _ choice: Choice.Type
  ) -> [Choice] {
    options.words.isEmpty ? Array(Choice.allCases) : options.words.compactMap(Choice.init)
  }

  func addChanges(to results: inout RunResults) throws {
    let root = try Self.root()
    let (scenarios, changes) = (chosen(ChangeScenario.self), chosen(Refactoring.self))
    let versions = try versions(floorsAre: "isn't changed")
    if options.isRecorded || options.isChecked {
      let (all, manifest) = (Registry.architectures.map(\.name), try PackageManifest(in: root))
      if !scenarios.isEmpty {
        try scenarioCheck(scenarios, manifest).settle(renewing: options.isRecorded, progress)
      }
      if !changes.isEmpty {
        try ChangeCheck(changes, in: all, manifest)
          .settle(renewing: options.isRecorded, progress)
      }
    }
    try addScenarios(scenarios, to: &results)
    let edits = try changes.flatMap { change in
      let outcomes = try ChangeOutcome.kept(in: root)
      return try versions.map { try VersionChanges(in: $0, root: root).row(of: change, outcomes) }
    }
    results.add(edits, as: \.changes) { [ChangesReport.table($0)] }
    if !options.words.isEmpty {
      let chosen =
        scenarios.map { ($0.rawValue, $0.patches(of:in:)) }
        + changes.map { ($0.rawValue, $0.patches(of:in:)) }
      for (name, patches) in chosen {
        results.show(
          ChangesReport.tables(
            of: name, try versions.map { ($0, try patches($0, root)) }, width: textWidth))
      }
    }
    results.closing += (edits.isEmpty ? [] : [ChangesReport.limit])
  }

  func scenarioCheck(
    _ scenarios: [ChangeScenario], _ manifest: PackageManifest
  ) throws -> ScenarioCheck {
    try ScenarioCheck(
      scenarios, in: Registry.architectures.map(\.name),
      floors: registry.map(\.name).filter(Arm.isFloor), manifest)
  }

  /// What scenarios took in each version, and the same changes alone.
  func addScenarios(_ scenarios: [ChangeScenario], to results: inout RunResults) throws {
    guard !scenarios.isEmpty else { return }
    let root = try Self.root()
    let outcomes = try ScenarioOutcome.kept(in: root)
    let rows = try scenarios.flatMap { [$0.origin, $0] }.uniqued().flatMap { scenario in
      try versions(floorsAre: "isn't changed").map { version in
        try ScenarioRow(
          scenario, of: version, reading: participants(of: scenario, in: version), outcomes,
          in: root)
      }
    }
    results.add(rows, as: \.scenarios, shown: ScenariosReport.tables)
    results.closing.append(ScenariosReport.limit)
  }

  /// The types that take part in the flows of a scenario, and the protocols through which they speak.
  private func participants(of scenario: ChangeScenario, in version: String) throws -> Set<String> {
    guard let arm = registry.first(where: { $0.name == version }) else { return [] }
    let flows = Flow.all.filter { scenario.flows.contains($0.name) }
    return try Set(
      flows.flatMap { flow in
        try CallCounter.record(flow, in: arm, items: 1, isWhole: true).trace.flatMap { entry in
          [entry.seam.from, entry.seam.to, entry.seam.protocol]
        }
      })
  }
}
