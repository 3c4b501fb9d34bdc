import Foundation
import XCTest

@testable import Commands
@testable import Console
@testable import Results
@testable import Stopwatch
@testable import lab

/// Only what stands between two marks is written, in all documents or in none.
final class DocsTests: XCTestCase {
  private static let files = [
    "README.md": marks("picture tap"), "docs/images/tap.svg": "",
    "docs/NUMBERS.md": marks("conclusions", "calls", "lines"),
    "docs/CHOOSING.md": marks("fits"),
    "docs/RULES.md": marks("rules"), "docs/notes": marks("rules"),
    "Sources/A/README.md": marks("holds", "code Sources/A/A.swift a()")
      + "\n## When it fits, when it doesn't\n\nIt fits.\n\nIt asks.\n",
    "Sources/A/A.swift": "struct A { func a() {} }\n",
  ]
  private static let start = "<!-- holds: written by `swift run lab docs` -->"
  private static let end = "<!-- end of holds -->"
  private static let code = "<!-- code A.swift a(): written by `swift run lab docs` -->"
  private static let complete = "\(start)\n\(end)\n\(code)\n<!-- end of code -->\n"
  /// A version that is the baseline under another name.
  private static let variant = Variant("A", makeApp: Variant.direct.makeApp)

  func testOnlyWhatStandsBetweenTheMarksIsReplaced() throws {
    let text = "before\n\(Self.complete)between\n\(Self.start)\n1\n\(Self.end)\nafter\n"
    let document = try MarkedDocument(path: "A.md", text: text)
    XCTAssertEqual(document.sections.map(\.content), ["", "", "1\n"])
    XCTAssertEqual(document.sections.map(\.arguments), [[], ["A.swift", "a()"], []])
    XCTAssertEqual(document.replacing { _ in nil }, text)
    let changed = document.replacing { $0.content.isEmpty ? nil : "2\n" }
    XCTAssertEqual(changed, text.replacing("1", with: "2"))
  }

  func testASectionWithoutSuchMarksIsRefused() {
    let (start, end, code) = (Self.start, Self.end, Self.code)
    let unknown = [
      "hold", "holds A", "holds A.swift a()", "code", "code  A.swift", "code A.swift a() b()", " ",
    ].map { "\(Self.complete)\(Self.marks($0))" }
    let unpaired = [
      start, end, "\(start)\n<!-- end of code -->", "\(code)\n\(end)",
      "\(start)\n\(start)\n\(end)", "\(start)\n\(end)\n\(end)",
      "\(start)\n\(code)\n<!-- end of code -->\n\(end)",
    ].map { "\(Self.complete)\($0)\n" }
    for text in unknown + unpaired {
      XCTAssertThrowsError(try MarkedDocument(path: "A.md", text: text), text) {
        XCTAssert("\($0)".hasPrefix("A.md: a section must be between <!-- KIND: written by "))
        XCTAssert("\($0)".contains("conclusions, picture NAME, calls, "))
      }
    }
  }

  func testTheChosenSectionsAreWrittenInAllDocumentsOrInNone() throws {
    let folder = try TemporaryFolder(Self.files)
    let docs = try Docs(of: ["A"], in: folder.path)
    XCTAssertThrowsError(
      try docs.update(GeneratedSection.Kind.allCases) { section in
        if section.path == "docs/NUMBERS.md" { throw RunFailure("stop") }
        return ("new\n", nil)
      })
    for (file, text) in Self.files { XCTAssertEqual(try folder.contents(file), text) }
    try docs.update([.code, .calls, .lines]) {
      $0.kind == .lines ? nil : ("\($0.path)\n", nil)
    }
    let sections = try Docs(of: ["A"], in: folder.path).documents.flatMap(\.sections)
    for section in sections {
      let isWritten = section.kind == .code || section.kind == .calls
      XCTAssertEqual(section.content, isWritten ? "\(section.path)\n" : "", "\(section)")
    }
  }

  func testWhatIsStaleIsNamedWithWhatMendsIt() throws {
    let folder = try TemporaryFolder(Self.files)
    let texts = SectionTexts(.ticking(registry: [Self.variant]), in: folder.path, renewing: false)
    let kinds: [GeneratedSection.Kind] = [.code, .rules, .fits, .picture]
    func stale() throws -> [String] {
      try Docs(of: ["A"], in: folder.path).stale(kinds, with: texts.content)
    }
    let lines = try stale()
    XCTAssertEqual(lines.count, 4)
    XCTAssertEqual(
      lines[3],
      "Sources/A/README.md: the section code Sources/A/A.swift a() is out of date; "
        + "run swift run lab docs code")
    try Docs(of: ["A"], in: folder.path).update(kinds, with: texts.content)
    XCTAssertEqual(try stale(), [])
    let drawing = try folder.contents("docs/images/tap.svg")
    XCTAssert(drawing.contains(">A<") && drawing.contains("fetchDetail(of:completion:)"))
    let other = Data(drawing.replacing(">A<", with: ">B<").utf8)
    try folder.write(other, to: "docs/images/tap.svg")
    XCTAssert(try stale()[0].hasPrefix("README.md: the section picture tap is out of date"))
    let sections = try Docs(of: ["A"], in: folder.path).documents.flatMap(\.sections)
    let written = Dictionary(grouping: sections, by: \.kind).mapValues { $0[0].content }
    XCTAssertEqual(written[.code], "```swift\nstruct A { func a() {} }\n```\n")
    XCTAssertEqual(
      written[.fits]?.hasSuffix("| [A](../Sources/A/README.md) | It fits. | It asks. |\n"), true)
    let title = "## Every version\n\n| rule | why |\n|---|---|\n|"
    XCTAssertEqual(written[.rules]?.hasPrefix(title), true)
  }

  func testNumbersAreThoseOfTheRunAndTimesAreKept() throws {
    let folder = try TemporaryFolder(["docs/empty": ""])
    let variants = [Variant.direct, .directRows]
    func text(
      _ kind: GeneratedSection.Kind, _ variants: [Variant], renewing: Bool = false
    ) throws -> String? {
      let run = try Run.ticking(registry: variants).asked("latency open-list --quick")
      let texts = SectionTexts(run, in: folder.path, renewing: renewing)
      let section = GeneratedSection(
        kind: kind, arguments: ["Q9"], path: "docs/NUMBERS.md", content: "")
      return try texts.content(of: section)?.text
    }
    for kind in [GeneratedSection.Kind.calls, .lines] {
      XCTAssert(try text(kind, variants)?.contains("Direct") == true, "\(kind)")
    }
    let latency = try XCTUnwrap(text(.latency, variants, renewing: true))
    for part in ["The machine was quiet", "Each time comes from 6 launches.", "\nMeasured 2"] {
      XCTAssert(latency.contains(part), part)
    }
    XCTAssertEqual(try text(.latency, variants), latency)
    XCTAssertThrowsError(try text(.latency, [.direct])) {
      XCTAssert("\($0)".contains("has times of Direct, DirectRows; run swift run lab docs"))
    }
    XCTAssertNil(try text(.allocations, variants))
    let screens = try XCTUnwrap(text(.screens, variants))
    for part in ["Items", "Yearly plans that began", "Title is required"] {
      XCTAssert(screens.contains(part), part)
    }
    for kind in [GeneratedSection.Kind.question, .picture] {
      XCTAssertThrowsError(try text(kind, variants)) { XCTAssert("\($0)".contains("Q9")) }
    }
  }

  func testADeclarationIsCutOutWhole() throws {
    let cases = [
      ("a()", "/// Does a.\n@discardableResult\nprivate func a() -> Int {\n  1\n}"),
      ("a(_:)", "func a(_ b: Int) {}"),
      ("a(b:)", "func a(b: Map<Int, Int>) { if b { c { \"}\" } } /* } */ }"),
      ("a(in:)", "func a(\n  in b: () -> Void\n) {\n\n  print(\"\\(b { \"{\" })\")\n}"),
      ("init()", "override init() {\n  super.init()\n}"),
      ("init(c:)", "convenience init<D>(c: D) { self.init() }"),
      ("B", "/// B.\nstruct B {\n  func b() {}\n}"), ("default(b:)", "func `default`(b: Int) {}"),
    ]
    for (name, text) in cases {
      let lines = text.components(separatedBy: "\n").map { $0.isEmpty ? "" : "  \($0)" }
      let source = """
        final class A {
          let a = 1
          // Nothing to do with it.
        \(lines.joined(separator: "\n"))
          func other(a: Int) {}
        }

        extension B {}
        protocol C { func a() }
        """
      let folder = try TemporaryFolder(["A.swift": source])
      let excerpt = try CodeExcerpt(of: name, at: "A.swift", in: folder.path)
      XCTAssertEqual(excerpt.text, "```swift\n\(text)\n```\n")
    }
  }

  func testADeclarationThatIsntThereOnceIsNamed() throws {
    let folder = try TemporaryFolder([
      "A.swift": "struct A {\n func a() {}\n func a(b: Int) {}\n func a(b: String) {}\n}"
    ])
    for (name, times) in [("b()", 0), ("a", 0), ("a(b:)", 2)] {
      XCTAssertThrowsError(try CodeExcerpt(of: name, at: "A.swift", in: folder.path)) { error in
        XCTAssertEqual(
          "\(error)",
          "A.swift declares \(name) \(times) times; write one of those it has once: "
            + "A, a(), a(b:), a(b:)")
      }
    }
  }

  private static func marks(_ names: String...) -> String {
    names.map { name in
      let kind = name.prefix { $0 != " " }
      return "<!-- \(name): written by `swift run lab docs` -->\n<!-- end of \(kind) -->\n"
    }.joined(separator: "\ntext\n\n")
  }
}
