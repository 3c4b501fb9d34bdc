import Foundation
import XCTest

@testable import Console
@testable import Faults
@testable import Reading
@testable import Results
@testable import bench

/// What isn't so is found, in a package of one small version.
final class DocsCheckTests: XCTestCase {
  /// Each file under its path.
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
    | what | A |
    | starts | `App` |

    | kind | what | A |
    | stub | answers | `Stub` |
    -- docs/DECISIONS.md --
    | what | held by |
    | one | L1, “Rule”, `slip` |
    -- docs/RULES.md --
    | Rule | Why. |
    -- docs/KIT.md --
    | fact | test |
    | It is. | `It is so` |
    -- docs/JSON.md --
    | `calls` | `work`, `ns` with `…_low` |
    | `calls[].seams` | `from`, `kind` |
    -- docs/WORKSHOP.md --

    ## 90 minutes
    | 0:00 | 60 |
    | 1:00 | 30 |

    ## Half a day
    | 0:00 | 240 |
    -- Sources/A/README.md --
    ## Idea
    ## Who holds whom
    <!-- holds: written by `swift run bench docs` -->
    <!-- end of holds -->
    ## The pattern in ten lines
    <!-- code Sources/A/AApp.swift a(): written by `swift run bench docs` -->
    <!-- end of code -->
    ## Cast
    ## One tap: Save
    ## Data forward and back
    ## Testing it
    <!-- code Tests/ATests/AAppTests.swift testA(): written by `swift run bench docs` -->
    <!-- end of code -->
    ## Departures from the original
    ## When it fits, when it doesn't
    -- Sources/A/AApp.swift --
    struct AApp {
      func a() { b() }
    }
    -- Sources/A/Parts.swift --
    protocol P { func p() }
    protocol Q { func q() }
    class Asker { let p: any P }
    class Keeper {}
    -- Sources/bench/Stopwatch/Floors/Floor.swift --
    struct Floor {}
    -- Sources/Shared/Kit.swift --
    struct Kit { func b() {} }
    -- Sources/bench/Results/Document.swift --
    struct Document { var calls: [Row]?; static let other = 1 }
    struct Row { let work: Int; let ns: Int; let nsLow: Int; let seams: [Seam] }
    struct Seam { let from: String; let kind: Kit.Kind }
    -- Sources/bench/Results/Reports/Report.swift --
    let column = .number("work", \.work)
    -- Tests/SharedTests/KitTests.swift --
    struct KitTests { func `It is so`() {} }
    -- Tests/AcceptanceTests/T.swift --
    struct T {
      /// L1.
      func `It does`() {}
    }
    -- Tests/ATests/AAppTests.swift --
    class AAppTests: XCTestCase {
      /// L1.
      func testA() {}
      /// Extra.
      func testB() {}
    }
    -- Tests/Defects/A.json --
    [{"behaviour": "L1", "slip": "slip", "file": "AApp.swift", "find": "b()", "replace": "c()",
    "caughtBy": ["AAppTests/testA"]}]
    -- Tests/Defects/Acceptance.json --
    [{"behaviour": "L1", "file": "Sources/A/AApp.swift", "find": "b()", "replace": "c()",
    "caughtBy": ["It does"]},
    {"behaviour": "L1", "file": "Sources/Shared/Kit.swift", "find": "b()", "replace": "c()",
    "caughtBy": ["It does"]}]
    -- Tests/Bugs/Bugs.json --
    [{"id": "slip", "title": "Slips", "seen": "Nothing.", "cause": "Haste.", "mark": "leak"}]
    -- Tests/Bugs/Recorded.json --
    {"fingerprint": "", "outcomes": [{"bug": "slip", "architecture": "A", "acceptance": [],
    "own": [{"test": "AAppTests/testA", "message": "no"}]}]}
    -- Tests/Mutants/A.json --
    {"fingerprint": "", "seconds": 1, "leftOut": [], "mutants": [{"architecture": "A", "id": 1,
    "rule": "call left out", "file": "AApp.swift", "line": 2, "original": "b()", "crashed": false,
    "replacement": "", "outcome": "found", "red": ["AAppTests/testA"]}]}
    """#
  private static let patch = """
    diff --git a/Sources/A/AApp.swift b/Sources/A/AApp.swift
    @@ -2,1 +2,1 @@
    -  func a() { b() }
    +  func a() { b(); b() }

    """

  /// What a scenario adds, whatever others have added.
  private static let scenarioPatch = """
    diff --git a/Sources/A/AApp.swift b/Sources/A/AApp.swift
    @@ -2,1 +2,2 @@
       func a() { b() }
    +  func c() {}

    """

  private static func testPatch(of scenario: ChangeScenario) -> String {
    """
    diff --git a/Tests/ATests/A\(scenario)Tests.swift b/Tests/ATests/A\(scenario)Tests.swift
    new file mode 100644
    @@ -0,0 +1,4 @@
    +class A\(scenario)Tests: XCTestCase {
    +  /// N1.
    +  func testN() {}
    +}

    """
  }

  static let files = Result {
    let entries = NumbersPart.all.flatMap { $0.causes + $0.columns }.map { "- **\($0)**\n" }
    let outcomes = Refactoring.allCases.map {
      ChangeOutcome(change: $0, architecture: "A", uncompiled: [], red: [])
    }
    let record = CheckRecord(fingerprint: "", outcomes: outcomes)
    var files = [
      ReadingGuide.path: "# Numbers\n\n`work`\n" + entries.joined(),
      ChangeOutcome.path: String(decoding: try JSONEncoder().encode(record), as: UTF8.self),
    ]
    files["Sources/A/Names.swift"] = Feature.names.values.joined().map { name in
      let parts = name.split(separator: ".")
      return parts.count > 1 ? "enum \(parts[0]) { case \(parts[1]) }\n" : "let \(name) = 0\n"
    }.joined()
    for change in Refactoring.allCases {
      files["Tests/Changes/\(change.rawValue)/A.patch"] = patch
    }
    let scenarios = ChangeScenario.allCases.map {
      ScenarioOutcome(scenario: $0, architecture: "A", unmet: [], uncompiled: [], red: [])
    }
    files[ScenarioOutcome.path] = String(
      decoding: try JSONEncoder().encode(CheckRecord(fingerprint: "", outcomes: scenarios)),
      as: UTF8.self)
    for scenario in ChangeScenario.allCases {
      files["\(scenario.folder)/README.md"] = "| N1 | It is so. |\n"
      files["\(scenario.folder)/ground.patch"] = ""
      files["\(scenario.folder)/A.patch"] = scenarioPatch
      files["\(scenario.folder)/A.tests.patch"] = testPatch(of: scenario)
    }
    for file in "\n\(package)".components(separatedBy: "\n-- ").dropFirst() {
      let parts = file.components(separatedBy: " --\n")
      files[parts[0]] = "\(parts[1])\n"
    }
    return files
  }

  /// What stands in a file, what takes its place, and what is said then.
  private static let slips = """
    README.md | SPEC.md#a-title-2 | SPEK.md | there is no docs/SPEK.md
    README.md | (#a-title) | (#title) | README.md has no heading title
    README.md | `Sources/A/A | `Sources/B/A | there is no file Sources/B/AApp.swift
    README.md | `AApp` | `BApp` | there is no type BApp
    README.md | L1: | L2: | there is no statement L2
    README.md | bench list | bench lost | bench lost: unknown
    README.md | { b() } | { c() } | A has no code func a() { c() }
    README.md | `func a() { b() }` | nothing | it shows no code of A
    README.md | See | (long)(long)See | it has 205 lines, and may have 150
    docs/GLOSSARY.md | `App` | `App`, `Model` | A has no role Model
    docs/GLOSSARY.md | `App` | App | no line names A's role App
    docs/GLOSSARY.md | `Stub` | `Stub`, `Spy` | A has no stub Spy
    docs/GLOSSARY.md | `Stub` | Stub | no line names a stub of A's
    docs/GLOSSARY.md | stub | spook | no double is a spook
    docs/DECISIONS.md | L1, “Rule”, `slip` | 1 | nothing holds “one”
    docs/DECISIONS.md | “Rule” | “Rules” | there is no rule Rules
    docs/DECISIONS.md | `slip` | `slap` | there is no slip slap
    docs/KIT.md | `It is so` | It is so | no test is named for “It is.”
    docs/KIT.md | It is so | It was so | there is no test It was so
    docs/READING-THE-NUMBERS.md | `work` | work | it says nothing of the column work
    docs/READING-THE-NUMBERS.md | **Load.** | **Load** | the page needs an entry Load.
    docs/JSON.md | `from` | from | no line on calls names from
    docs/JSON.md | `…_low` | 1 | no line on calls names ns_low
    docs/WORKSHOP.md | 60 | 50 | 90 minutes: 1:00 comes 50 minutes after the start
    docs/WORKSHOP.md | 240 | 20 | Half a day: all of it takes 20 minutes
    Sources/A/README.md | ## Cast | ## Roles | its headings aren't Idea, Who holds whom, The
    Sources/A/README.md | Cast | Cast(long) | it shows 101 lines, and may show 100
    Sources/A/README.md | Cast | Cast(long) | it has 722 words, and may have 600
    Sources/A/README.md | code Tests/ | code tests/ | it shows no code of Tests/ATests/
    Sources/A/Parts.swift | any P | any Q | no flow has a call of Q
    Sources/A/Parts.swift | class Keeper | class Other | the table of calls isn't right about the class Other
    Sources/A/Names.swift | gotoDetail | goto | no version has the name gotoDetail
    Sources/A/Names.swift | { case pop } | { case push } | no version has the name Navigator.pop
    Tests/ATests/AAppTests.swift | Extra. | Extras. | no statement is cited by AAppTests/testB
    Tests/Defects/A.json | L1 | L2 | its defects don't break each statement in turn; run swift run
    Tests/Defects/A.json | "b()" | "d()" | “d()” can't be planted in Sources/A/AApp.swift
    Tests/Defects/A.json | testA | testC | there is no test AAppTests/testC
    Tests/Defects/A.json | testA | testB | no test that cites L1 notices “b()”
    Tests/Defects/A.json | "slip": "slip", | "slip": "slap", | there is no slip slip
    Tests/Defects/A.json | "slip" | "slap" | it hasn't slip in A; run swift run bench bugs --
    Tests/Defects/A.json | Tests/testA" | Tests/testA", "AAppTests/testB" | slip in A turns others red
    Tests/Defects/Acceptance.json | Shared/Kit | A/AApp | it has no defect of Shared
    Tests/Defects/Acceptance.json | It does | It did | there is no test It did
    Tests/Bugs/Recorded.json | "no" | "no", "crash": true | slip is marked as a crash, or is one
    Tests/Bugs/Recorded.json | [{"test": "AAppTests/testA", "message": "no"}] | [] | nobody notices slip
    Tests/Changes/Recorded.json | "red":[] | "red":["AAppTests/testA"] | the patch of A's suite for
    Tests/Changes/Recorded.json | "red":[] | "red":["AAppTests/testC"] | there is no test AAppTests/testC
    Tests/Changes/rename/A.patch | @@ -2,1 | @@ | rename changes nothing in A
    Tests/Scenarios/Recorded.json | "red":[] | "red":["AAppTests/testC"] | there is no test AAppTests/testC
    Tests/Scenarios/note/README.md | N1 | L1 | docs/SPEC.md has the number L1
    Tests/Scenarios/note/README.md | N1 | N | Tests/Scenarios/note/README.md states nothing
    Tests/Scenarios/note/A.patch | @@ -2,1 | @@ | note changes nothing in A
    Tests/Scenarios/note/A.tests.patch | testN | noTest | A's suite has no test of note
    Tests/Mutants/A.json | "id": 1 | "id": 2 | it hasn't every mutant once
    Tests/Mutants/A.json | testA | testC | there is no test AAppTests/testC; run swift run bench mutants
    Tests/Mutants/A.json | found | missed | its tests make mutant 1 another outcome
    """

  func testWhatIsntSoIsNamedAndNothingElse() throws {
    let files = try Self.files.get()
    let folder = try TemporaryFolder(files)
    XCTAssertEqual(try lines(in: folder), [])
    var slips = Self.slips.components(separatedBy: "\n").map {
      $0.components(separatedBy: " | ")
    }
    let long = String(repeating: "\n1 1 1 1 1 1 1", count: 100)
    // Each time one in every file.
    while !slips.isEmpty {
      let chosen = Dictionary(slips.map { ($0[0], $0) }) { first, _ in first }.values
      slips.removeAll { chosen.contains($0) }
      for slip in chosen {
        let text = try XCTUnwrap(files[slip[0]])
          .replacing(slip[1], with: slip[2].replacing("(long)", with: long))
        try folder.write(Data(text.utf8), to: slip[0])
      }
      let lines = try lines(in: folder)
      for slip in chosen {
        XCTAssert(lines.contains { $0.contains(": \(slip[3])") }, "\(slip[3]): \(lines)")
        try folder.write(Data((files[slip[0]] ?? "").utf8), to: slip[0])
      }
    }
    XCTAssertEqual(try lines(in: folder), [])
  }
}
