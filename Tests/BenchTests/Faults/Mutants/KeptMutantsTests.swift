import Testing

@testable import Arms
@testable import bench

/// What is kept of the mutants speaks of the suites as they are.
struct KeptMutantsTests {
  @Test(arguments: Registry.architectures.map(\.name))
  func everyMutantHasOneOutcomeAndItsTestsExist(_ version: String) throws {
    let root = try #require(PackageRoot.path)
    let mutants = try MutationRecord(of: version, in: root).mutants
    let tests = Set(try Suite(of: version, in: root).tests.map(\.id))
    #expect(mutants.map(\.id) == Array(1...mutants.count))
    #expect(Set(mutants.flatMap(\.red)).subtracting(tests) == [])
    for row in mutants {
      let isNoticed = row.outcome == .found || row.outcome == .inside
      #expect(row.red.isEmpty != isNoticed, "\(row)")
    }
    let found = mutants.filter { $0.outcome == .found }
    #expect(found.count > 100)
  }
}
