import Console
import Reading

/// Makes each scenario in all versions, and proves that its patches do what it states and nothing else.
///
/// With the ground alone all is green but acceptance tests of the new statements, of each of which some are red in
/// every version; with all patches everything is green.
package struct ScenarioCheck: RecordedCheck {
  package let command = (["changes"] + ChangeScenario.allCases.map(\.rawValue))
    .joined(separator: " ")
  package let path = ScenarioOutcome.path
  package let part: PackagePart
  package let chosen: [String]
  package let subjects = ChangeScenario.allCases.map(\.rawValue)
  private let versions: [String]
  private let floors: [String]

  package init(
    _ chosen: [ChangeScenario], in versions: [String], floors: [String], _ manifest: PackageManifest
  ) throws {
    self.chosen = chosen.map(\.rawValue)
    (self.versions, self.floors) = (versions, floors)
    part = try manifest.part(
      of: (versions + ["Acceptance", "Shared", "Label"]).map { "\($0)Tests" },
      with: ChangeScenario.allCases.map(\.folder))
  }

  /// Warnings are errors, as they are in what a person edits.
  package var settings: String { "" }

  package func outcomes(of subject: String, in copy: PackageCopy) throws -> [ScenarioOutcome] {
    guard let scenario = ChangeScenario(rawValue: subject) else { return [] }
    let patches = part.files.patches(in: scenario.folders)
    // What no longer applies is said before minutes of building.
    var tree = try scenario.ground(in: part.root).tree
    for (name, path) in patches where name != "ground" { try tree.apply(tree.patch(at: path)) }
    for earlier in scenario.earlier {
      for path in part.files.patches(in: earlier.folders).values { try copy.apply(path) }
    }
    let unmet = try unmet(of: scenario, after: patches["ground"], in: copy)
    for path in (floors + versions).compactMap({ patches[$0] }) { try copy.apply(path) }
    let answers = try copy.answers(of: versions, patchedBy: patches)
    return versions.map { version in
      let answer = answers[version]
      return ScenarioOutcome(
        scenario: scenario, architecture: version, unmet: unmet[version] ?? [],
        uncompiled: answer?.uncompiled ?? [], red: answer?.red ?? [])
    }
  }

  /// Applies the ground; returns what is red then in each version.
  private func unmet(
    of scenario: ChangeScenario, after ground: String?, in copy: PackageCopy
  ) throws -> [String: [String]] {
    let known = try SuiteSources(of: "Acceptance", in: copy.folder)
    try ground.map(copy.apply)
    let acceptance = try SuiteSources(of: "Acceptance", in: copy.folder)
    let new = acceptance.tests.filter { !known.knows($0) }
    let bundle = try copy.buildTests()
    let all = try bundle.log(.testing(), within: .seconds(600))
    if let test = all.failed.first(where: { !new.contains($0) }) {
      throw RunFailure("with the ground alone “\(test)” is red already")
    }
    if let test = try versions.flatMap({ try copy.redTests(of: $0, in: bundle) }).first {
      throw RunFailure("with the ground alone \(test) is red already")
    }
    let statements = try scenario.specification(in: part.root).behaviours
    return try Dictionary(
      uniqueKeysWithValues: versions.map { version in
        let log = try bundle.acceptance(new, of: version)
        for statement in statements
        where !log.failed.contains(where: { acceptance.cites(statement, in: $0) }) {
          throw RunFailure("\(version) holds \(statement) without its patch: no test of it is red")
        }
        return (version, log.failed.sorted())
      })
  }

  package func subject(of outcome: ScenarioOutcome) -> String { outcome.scenario.rawValue }
}
