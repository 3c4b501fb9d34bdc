import Testing

@testable import Arms
@testable import bench

/// The exact numbers in the README are those of the code as it stands.
struct ReadmeTests {
  @Test(arguments: [GeneratedSection.calls, .lines, .tests])
  func isUpToDate(_ section: GeneratedSection) throws {
    let docs = Docs(root: try #require(PackageRoot.path))
    let written = try #require(section.content(in: try docs.readme()))
    let current = try #require(try docs.content(of: section, Run(options: Options())))
    #expect(written == current, "run `swift run bench docs`")
  }

  /// These need the release build; `.ci/allocations-check` compares what is exact in them.
  @Test(arguments: [GeneratedSection.allocations, .latency])
  func isThere(_ section: GeneratedSection) throws {
    let docs = Docs(root: try #require(PackageRoot.path))
    let written = try #require(section.content(in: try docs.readme()))
    #expect(Registry.arms.allSatisfy { written.contains($0.name) })
    #expect(Flow.all.allSatisfy { written.contains($0.name) })
  }

  @Test func aMissingMarkIsNamed() {
    #expect(throws: InputError.self) {
      try GeneratedSection.calls.replace(with: "new", in: "no marks")
    }
  }

  @Test func onlyWhatStandsBetweenTheMarksIsReplaced() throws {
    let document = """
      before
      <!-- calls: written by `swift run bench docs` -->
      old
      <!-- end of calls -->
      after

      """
    let changed = try GeneratedSection.calls.replace(with: "new\n", in: document)
    #expect(changed == document.replacing("old", with: "new"))
  }
}
