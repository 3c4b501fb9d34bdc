import Testing

@testable import Arms
@testable import Stopwatch
@testable import bench

struct RegistryTests {
  @Test func namesAreUnique() {
    let names = Registry.arms.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func everyArchitectureHasProductionTestsAndDoubles() throws {
    let root = try #require(PackageRoot.path)
    for arm in Registry.architectures {
      let rows = try VersionFiles(ofVersion: arm.name, in: root).lines
      for part in [LineRow.Part.production, .tests, .doubles] {
        #expect(rows.contains { $0.part == part && $0.code > 0 }, "\(arm.name): \(part)")
      }
    }
  }

  @Test func anArchitectureWithoutSourcesIsAnErrorAndNoRowOfZeros() throws {
    let root = try #require(PackageRoot.path)
    #expect(throws: InputError.self) { try VersionFiles(ofVersion: "Nowhere", in: root) }
  }
}
