import Testing

@testable import Arms
@testable import bench

/// Whatever a trace names is found in the sources.
struct SourceIndexTests {
  @Test(arguments: Registry.arms.map(\.name))
  func everySeamOfEveryFlowIsFound(version: String) throws {
    let arm = try #require(Registry.arms.first { $0.name == version })
    let index = try SourceIndex(of: version, in: Run.root())
    var missing: Set<String> = []
    for flow in Flow.all {
      let trace = try CallCounter.record(flow, in: arm, items: 3).trace
      let seams = trace.map(\.seam).filter { index.member(for: $0) == nil }
      missing.formUnion(seams.map { "\($0.to).\($0.method)" })
    }
    #expect(missing == [])
  }
}
