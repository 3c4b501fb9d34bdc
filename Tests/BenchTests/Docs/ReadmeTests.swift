import Testing

@testable import Arms
@testable import bench

/// What the READMEs have from `bench docs` is what it would write for the code as it stands.
struct ReadmeTests {
  private let docs: Docs

  init() throws {
    docs = Docs(root: try #require(PackageRoot.path))
  }

  @Test(arguments: [GeneratedSection.Kind.calls, .lines, .tests])
  func numbersAreUpToDate(_ kind: GeneratedSection.Kind) throws {
    try check(try docs.readme().sections.filter { $0.kind == kind }, in: nil)
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func diagramAndCodeAreUpToDate(_ version: String) throws {
    let arm = try #require(Registry.architectures.first { $0.name == version })
    try check(try docs.document(of: version).sections, in: arm)
  }

  /// These need the release build; `.ci/allocations-check` compares what is exact in them.
  @Test(arguments: [GeneratedSection.Kind.allocations, .latency])
  func isThere(_ kind: GeneratedSection.Kind) throws {
    for section in try docs.readme().sections where section.kind == kind {
      #expect(Registry.arms.allSatisfy { section.content.contains($0.name) })
      #expect(Flow.all.allSatisfy { section.content.contains($0.name) })
    }
  }

  private func check(_ sections: [GeneratedSection], in arm: Arm?) throws {
    for section in sections {
      let written = String(section.content)
      let current = try #require(
        try docs.content(of: section, in: arm, Run(options: Options())))
      #expect(written == current, "run `swift run bench docs \(section.kind)`")
    }
  }
}
