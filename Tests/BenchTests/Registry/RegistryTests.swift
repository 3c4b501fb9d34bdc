import Testing

@testable import Arms
@testable import bench

struct RegistryTests {
  @Test func namesAreUnique() {
    let names = Registry.arms.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func everyArchitectureHasProductionTestsAndDoubles() throws {
    let inventory = LineInventory(root: try #require(PackageRoot.path))
    for arm in Registry.architectures {
      let rows = try inventory.rows(ofVersion: arm.name)
      for part in LineRow.Part.allCases {
        #expect(rows.contains { $0.part == part && $0.code > 0 }, "\(arm.name): \(part)")
      }
    }
  }

  @Test func anArchitectureWithoutSourcesIsAnErrorAndNoRowOfZeros() throws {
    let inventory = LineInventory(root: try #require(PackageRoot.path))
    #expect(throws: InputError.self) { try inventory.rows(ofVersion: "Nowhere") }
  }
}
