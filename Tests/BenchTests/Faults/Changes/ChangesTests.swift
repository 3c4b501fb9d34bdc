import SwiftSource
import Testing

@testable import Arms
@testable import bench

/// What `bench changes --renew` has kept goes with the patches and suites that there are.
struct ChangesTests {
  @Test func everyPatchAppliesAndEveryRecordedTestIsThere() throws {
    let root = try Run.root()
    let outcomes = try ChangeCheck.record(in: root).outcomes
    var mistakes: [String] = []
    for name in Registry.architectures.map(\.name) {
      let version = try VersionChanges(in: name, root: root)
      let suite = try ModuleFolder("Tests/\(name)Tests", of: name, in: root)
      let tests = Set(suite.files.flatMap(\.functions).map { "\($0.owner.name)/\($0.name)" })
      for change in HarmlessChange.allCases {
        let row = try version.row(of: change, outcomes)
        let isNoticed = !row.red.isEmpty || !row.uncompiled.isEmpty
        if !tests.isSuperset(of: row.red + row.uncompiled) || row.linesOfSources == 0
          || isNoticed != (row.linesOfTests + row.linesOfDoubles > 0)
        {
          mistakes.append("\(row)")
        }
      }
    }
    #expect(mistakes == [])
    #expect(outcomes.count == HarmlessChange.allCases.count * Registry.architectures.count)
  }
}
