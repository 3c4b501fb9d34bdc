import Foundation
import Testing

@testable import Arms
@testable import Stopwatch
@testable import bench

/// What `bench docs` writes, in a package of one version.
struct DocsTests {
  private let folder: TemporaryFolder
  private let docs: Docs
  private let files = [
    "README.md": marks(
      "conclusions", "screens", "calls", "allocations", "latency", "lines", "tests", "mutants"),
    "docs/NUMBERS.md": marks("calls", "allocations", "latency", "lines", "tests", "mutants"),
    "docs/CHOOSING.md": marks("fits", "criteria"),
    "docs/FLOWS.md": marks("flow refresh", "flow add"),
    "docs/TEST-STYLES.md": marks("doubles", "question X1"),
    "Sources/MVC/README.md": marks("holds", "code Sources/MVC/A.swift a()")
      + "\n## When it fits, when it doesn't\n\nIt fits.\nIt asks.\n",
    "Sources/MVC/A.swift": "struct A { func a() {} }\n",
    "Sources/Shared/HeadlessKit/B.swift": "",
  ]

  init() throws {
    folder = try TemporaryFolder(files)
    docs = Docs(root: folder.path)
  }

  @Test func everySectionIsReplacedOrNone() throws {
    let run = run()
    try docs.update(with: run)
    let readme = try docs.project(Docs.readme)
    let numbers = try docs.project(Docs.numbers)
    #expect(readme.sections.first?.content.contains("- Running each flow once takes ") == true)
    let screens = readme.sections[1].content
    #expect(["Items", "Yearly plans that began", "Title is required"].allSatisfy(screens.contains))
    let choosing = try docs.project(Docs.choosing).sections.map(\.content)
    #expect(choosing[0].hasSuffix("| [MVC](../Sources/MVC/README.md) | It fits. | It asks. |\n"))
    #expect(choosing[1].contains("Reach of a change"))
    for (section, details) in zip(readme.sections.dropFirst(2), numbers.sections) {
      // What can't be measured stays as it was.
      #expect(section.content.contains("MVC") == (section.kind != .allocations), "\(section)")
      #expect(details.content.contains("MVC") == (section.kind != .allocations), "\(details)")
      #expect(section.kind == .allocations || section.content != details.content)
    }
    let latency = try #require(readme.sections.first { $0.kind == .latency }?.content)
    #expect(latency.contains("The machine was quiet"))
    #expect(latency.contains("6 launches of each cell.") && latency.contains("\nMeasured 2"))
    #expect(numbers.sections[2].content.contains("largest floor"))
    let version = try docs.document(of: "MVC").sections.map(\.content)
    #expect(version.first?.contains("  NavigationController --> ItemsListViewController") == true)
    #expect(version.last == "```swift\nstruct A { func a() {} }\n```\n")

    let flows = try docs.project(Docs.flows).sections.map(\.content)
    #expect(flows.allSatisfy { $0.hasPrefix("### MVC\n\n```mermaid\n%% ") })
    #expect(flows.allSatisfy { $0.hasSuffix("\n```\n") })
    #expect(flows.map { $0.contains("fetchItems") } == [true, true])
    #expect(flows.map { $0.contains("AddItemModel") } == [false, true])

    let styles = try docs.project(Docs.styles).sections.map(\.content)
    #expect(styles.map { $0.contains("MVC") } == [true, true])

    let written = try contents()
    var disturbed = run
    disturbed.launcher = { launch in
      try run.launcher(launch).map { sample in
        let names = sample.arms
        let times = names.map { $0 == Controls.second ? 2_000.0 : 1_000 }
        let rounds = Array(repeating: Round(times: times, gain: 3), count: 3)
        return CellSample(sample.cell, arms: names, rounds: rounds)
      }
    }
    #expect(throws: RunFailure.self) { try docs.update(with: disturbed) }
    #expect(try contents() == written)
  }

  @Test func onlyChosenSectionsAreMeasured() throws {
    var run = run(.code)
    run.launcher = { _ in throw RunFailure("measured") }
    try docs.update(with: run)
    #expect(try folder.contents("README.md") == files["README.md"])
    #expect(try docs.document(of: "MVC").sections.map(\.content.isEmpty) == [true, false])
  }

  @Test(arguments: [
    ("README.md", "end of tests", "end"),
    ("Sources/MVC/README.md", "holds", "hold"),
    ("Sources/MVC/README.md", "a()", "b()"),
    ("docs/FLOWS.md", "flow add", "flow subtract"),
    ("docs/FLOWS.md", "flow add", "flow"),
    ("docs/TEST-STYLES.md", "question X1", "question X3"),
    ("Sources/MVC/A.swift", "func a() {}", "func a() {}; func a() {}"),
  ])
  func nothingIsMeasuredWhereAMarkIsWrong(file: String, right: String, wrong: String) throws {
    let text = try folder.contents(file).replacing(right, with: wrong)
    try folder.write(Data(text.utf8), to: file)
    let before = try contents()
    var run = run()
    run.launcher = { _ in throw RunFailure("measured") }
    #expect(throws: InputError.self) { try docs.update(with: run) }
    #expect(try contents() == before)
  }

  private func run(_ sections: GeneratedSection.Kind...) -> Run {
    .ticking(
      Options(command: .docs, sections: sections, effort: .quick), registry: [.mvc, .direct])
  }

  private func contents() throws -> [String] {
    try files.keys.sorted().map { try folder.contents($0) }
  }

  private static func marks(_ names: String...) -> String {
    names.map { name in
      let kind = name.prefix { $0 != " " }
      return "<!-- \(name): written by `swift run bench docs` -->\n<!-- end of \(kind) -->\n"
    }.joined(separator: "\ntext\n\n")
  }
}
