import Foundation
import XCTest

@testable import Console
@testable import lab

/// What documents name and isn't there is found, in a package of two small versions.
final class DocsCheckTests: XCTestCase {
  private static let package = #"""
    -- README.md --
    # A title
    See [the spec](docs/SPEC.md#a-title-2), [below](#a-title), and `Sources/A/AApp.swift`; `AApp`.
    L1: `swift run bench list`.
    | [A](Sources/A/README.md) | It is. | `func a() { b() }` |
    -- docs/SPEC.md --
    # A title, 2
    | L1 | One. |
    -- docs/GLOSSARY.md --
    | what | A | B |
    | starts | `App` | `App`, `BKit` |
    | A word of two cells | `Nothing` |
    -- docs/DECISIONS.md --
    | what | held by |
    | one | L1, “Nothing traps: no unowned, no fatalError”, `bug` |
    -- docs/KIT.md --
    | fact | test |
    | It is. | `It is so` |
    -- Sources/A/README.md --
    ## Idea
    `AApp` and `AAppTests`.
    -- Sources/B/README.md --
    ## Idea
    -- Sources/A/AApp.swift --
    struct AApp {
      func a() { b() }
    }
    -- Sources/B/BApp.swift --
    struct BApp {}
    struct BKit {}
    -- Sources/Shared/Kit.swift --
    struct Kit {}
    -- Tests/SharedTests/KitTests.swift --
    struct KitTests { func `It is so`() {} }
    -- Tests/ATests/AAppTests.swift --
    class AAppTests: XCTestCase {
      /// L1.
      func testA() {}
      /// Extra.
      func testB() {}
    }
    -- Tests/BTests/BAppTests.swift --
    class BAppTests: XCTestCase {}
    -- Tests/Bugs/A.json --
    {"found": {"commit": "1", "date": "2"}, "rows": [{"statement": "L1", "name": "bug",
    "file": "AApp.swift", "find": "b()", "replace": "c()", "failing": [{"test": "AAppTests/testA"}]}]}
    -- Tests/Bugs/B.json --
    {"found": {"commit": "1", "date": "2"}, "rows": []}
    """#

  /// A file, what stands in it, what takes its place, and what is said then.
  private static let mistakes = """
    README.md | SPEC.md#a-title-2 | SPEK.md | there is no docs/SPEK.md
    README.md | (#a-title) | (#title) | README.md has no heading title
    README.md | `Sources/A/A | `Sources/B/A | there is no file Sources/B/AApp.swift
    README.md | `AApp` | `CApp` | there is no type CApp
    README.md | L1: | L2: | there is no statement L2
    README.md | bench list | bench lost | bench lost: unknown
    README.md | { b() } | { c() } | A has no code func a() { c() }
    docs/GLOSSARY.md | `App`, `BKit` | `AApp` | B has no type AApp
    docs/DECISIONS.md | “Nothing traps | “All traps | there is no rule All traps: no unowned, no fatalError
    docs/DECISIONS.md | `bug` | `slap` | there is no bug slap
    docs/KIT.md | It is so | It was so | there is no test It was so
    Sources/A/README.md | `AApp` | `BApp` | there is no type BApp
    Sources/B/README.md | ## Idea | ## Ideas | its headings aren't those of Sources/A/README.md
    Tests/ATests/AAppTests.swift | Extra. | Extras. | no statement is cited by AAppTests/testB
    """

  func testWhatIsntThereIsNamedAndNothingElse() throws {
    var files: [String: String] = [:]
    for file in "\n\(Self.package)".components(separatedBy: "\n-- ").dropFirst() {
      let parts = file.components(separatedBy: " --\n")
      files[parts[0]] = "\(parts[1])\n"
    }
    let folder = try TemporaryFolder(files)
    func lines() throws -> [String] {
      let versions = ["A", "B"]
      return try DocsCheck(try Docs(of: versions, in: folder.path), of: versions).lines {
        if $1 != ["list"] { throw UsageError("unknown; this is left out") }
      }
    }
    XCTAssertEqual(try lines(), [])
    for mistake in Self.mistakes.components(separatedBy: "\n") {
      let parts = try XCTUnwrap(mistake.wholeMatch(of: /(\S+) \| (.+) \| (.+) \| (.+)/))
      let path = String(parts.1)
      let text = try XCTUnwrap(files[path])
      try folder.write(Data(text.replacing(parts.2, with: parts.3).utf8), to: path)
      let found = try lines()
      XCTAssert(found.count == 1 && found[0].contains(": \(parts.4)"), "\(parts.4): \(found)")
      try folder.write(Data(text.utf8), to: path)
    }
  }
}
