import Testing

@testable import Arms
@testable import bench

/// What the READMEs have from `bench docs` is what it would write for the code as it stands.
struct ReadmeTests {
  private let docs: Docs

  init() throws {
    docs = Docs(root: try #require(PackageRoot.path))
  }

  @Test(arguments: [GeneratedSection.Kind.calls, .lines, .tests, .mutants])
  func numbersAreUpToDate(_ kind: GeneratedSection.Kind) throws {
    let numbers = NumberSections(Run(options: Options()))
    for path in [Docs.readme, Docs.numbers] {
      try check(try docs.project(path), numbers, [kind])
    }
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func diagramAndCodeAreUpToDate(_ version: String) throws {
    let arm = try #require(Registry.architectures.first { $0.name == version })
    let numbers = NumberSections(Run(options: Options()))
    try check(try docs.document(of: version), numbers, [.holds, .code], of: arm)
  }

  @Test func flowsAreUpToDate() throws {
    let numbers = NumberSections(Run(options: Options()))
    let document = try docs.project(Docs.flows)
    try check(document, numbers, [.flow])
    for section in document.sections {
      #expect(Registry.architectures.allSatisfy { section.content.contains("### \($0.name)\n") })
    }
  }

  @Test func screensAndChoicesAreUpToDate() throws {
    let numbers = NumberSections(Run(options: Options()))
    try check(try docs.project(Docs.readme), numbers, [.screens])
    try check(try docs.project(Docs.choosing), numbers, [.fits, .criteria])
  }

  @Test func testsOfEachSchoolAreUpToDate() throws {
    let numbers = NumberSections(Run(options: Options()))
    let document = try docs.project(Docs.styles)
    try check(document, numbers, [.question, .doubles])
    let questions = document.sections.filter { $0.kind == .question }
    #expect(questions.flatMap(\.arguments) == Question.allCases.map(\.rawValue))
    for section in questions {
      #expect(Registry.architectures.allSatisfy { section.content.contains("### \($0.name)\n") })
    }
  }

  /// These need the release build; `.ci/allocations-check` compares what is exact in them.
  @Test(arguments: [GeneratedSection.Kind.allocations, .latency])
  func isThere(_ kind: GeneratedSection.Kind) throws {
    for section in try docs.project(Docs.readme).sections where section.kind == kind {
      #expect(Registry.arms.allSatisfy { section.content.contains($0.name) })
      #expect(Flow.all.allSatisfy { section.content.contains($0.name) })
    }
  }

  private func check(
    _ document: MarkedDocument, _ numbers: NumberSections, _ kinds: [GeneratedSection.Kind],
    of arm: Arm? = nil
  ) throws {
    for section in document.sections where kinds.contains(section.kind) {
      let written = String(section.content)
      let current = try #require(
        try docs.content(of: section, in: document, of: arm, numbers))
      #expect(written == current, "run `swift run bench docs \(section.kind)`")
    }
  }
}
