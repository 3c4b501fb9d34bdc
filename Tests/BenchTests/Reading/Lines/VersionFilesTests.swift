import SwiftSource
import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import Suites

final class VersionFilesTests: XCTestCase {
  private static let package = [
    "Sources/Shared/Client.swift": "protocol Client {}\nclass Kit {}\nstruct Plain {}\n",
    "Sources/A/AApp.swift": "struct AApp { let model: ListModel }\n",
    "Sources/A/List/ListModel.swift": "// model\n\nclass ListModel {}\nprotocol ListUI {}\n",
    "Sources/A/Extras/Log.swift": "struct Log {}\n",
    "Tests/ATests/List/ListModelTests.swift": """
    import XCTest

    final class ListModelTests: XCTestCase {
      /// Records.
      private final class Spy: ListUI {

        struct Call {}
      }
      func test() {}
    }
    extension Spy { // more
    }
    """,
    "Tests/ATests/Doubles.swift": "class Fake: ListModel {}\nclass Later: Fake {}\nclass Own {}\n",
    "Tests/ATests/Stubs.swift": "struct Stub {}\n\nextension Stub: Client {}\nenum E: Error {}\n",
    "Tests/ATests/Kits.swift": "final class FakeKit: Shared.Kit, Sendable {}\n",
  ]

  /// The lines of the version in a package with other files in it.
  private func rows(
    with files: [String: String] = [:], where isKept: (String) -> Bool = { _ in true }
  ) throws -> [LineRow] {
    let package = Self.package.filter { isKept($0.key) }.merging(files) { $1 }
    let folder = try TemporaryFolder(package)
    return try VersionFiles(ofVersion: "A", in: folder.path).lines
  }

  func testAVersionIsListedByPartAndFile() throws {
    let rows = try rows()
    let expected = [
      "production App App Sources/A/AApp.swift 1 0 0 1 0",
      "production Extras extra Sources/A/Extras/Log.swift 1 0 0 1 0",
      "production List Model Sources/A/List/ListModel.swift 2 1 1 1 1",
      "tests App Doubles Tests/ATests/Doubles.swift 1 0 0 1 0",
      "tests List Model Tests/ATests/List/ListModelTests.swift 4 0 1 1 0",
      "tests App Stubs Tests/ATests/Stubs.swift 1 0 1 1 0",
      "doubles App Doubles Tests/ATests/Doubles.swift 2 0 0 2 0",
      "doubles App Kits Tests/ATests/Kits.swift 1 0 0 1 0",
      "doubles List Model Tests/ATests/List/ListModelTests.swift 5 1 1 2 0",
      "doubles App Stubs Tests/ATests/Stubs.swift 2 0 0 1 0",
    ]
    XCTAssertEqual(rows.map(summary), expected)
    XCTAssertEqual(Set(rows.map(\.version)), ["A"])
    let totals = [
      ["A", "production", "2", "3", "1", "1", "16", "2", "1"],
      ["A", "tests", "3", "6", "0", "2", "25", "3", "0"],
      ["A", "doubles", "4", "10", "1", "1", "49", "6", "0"],
    ]
    XCTAssertEqual(LinesReport.tables(rows).first?.cells, totals, "extras are left out")
  }

  func testASuitesFilesHaveTheScenesOfWhatTheyAreAbout() throws {
    let suite = [
      "Tests/ATests/Mocks/ListUIMock.swift": "class ListUIMock: ListUI {}\n",
      "Tests/ATests/Mocks/Fake.swift": "class Fake: Client, Sendable {}\n",
      "Tests/ATests/Mocks/ListModel+Samples.swift": "extension ListModel {}\n",
      "Tests/ATests/Mocks/History.swift": "class History {}\n",
      "Tests/ATests/Extras/LogTests.swift": "class LogSpy: ListUI {}\n",
    ]
    let rows = try rows(with: suite) { !$0.hasPrefix("Tests/") }.filter { $0.part != .production }
    let expected = [
      "tests Support History", "tests List Model",
      "doubles Extras extra", "doubles Support Fake", "doubles List UIMock",
    ]
    XCTAssertEqual(rows.map { "\($0.part) \($0.scene) \($0.role)" }, expected)
  }

  func testRolesAreComparedWithoutTheirProtocolsFiles() throws {
    let rows = try rows(with: ["Sources/A/List/ListModelProtocol.swift": "protocol P {}\n"])
    XCTAssertEqual(LinesReport.tables(rows).last?.cells, [["App", "1"], ["Model", "3"]])
  }

  /// Also what only such a scene leads to, with its tests and doubles.
  func testASceneToWhichNothingLeadsIsAnExtra() throws {
    let cases = [
      ("let next: WelcomeView", "View"), ("// WelcomeView", "extra"),
      ("let next = \"WelcomeView\"", "extra"), ("let next: WelcomeViews", "extra"),
    ]
    for (entry, role) in cases {
      let rows = try rows(with: [
        "Sources/A/AApp.swift": "struct AApp {\n  let model: ListModel\n  \(entry)\n}\n",
        "Sources/A/Welcome/WelcomeView.swift": "struct WelcomeView { let note: any NoteView }\n",
        "Sources/A/Note/NoteView.swift": "protocol NoteView {}\nextension ListModel {}\n",
        "Tests/ATests/Note/NoteViewTests.swift": "class Spy: NoteView {}\nclass NoteTests {}\n",
      ])
      let others = rows.filter { ["Note", "Welcome"].contains($0.scene) }
      XCTAssertEqual(others.map(\.role), [role, role, role, role], entry)
      XCTAssert(rows.contains { $0.scene == "List" && $0.role == "Model" }, entry)
    }
  }

  func testTestsAndDoublesAddUpToTheFile() throws {
    for (name, rows) in Dictionary(grouping: try rows(), by: \.file) {
      let file = SwiftFile(path: name, text: try XCTUnwrap(Self.package[name]))
      XCTAssertEqual(rows.map(\.count).sum, file.count, name)
    }
  }

  func testABaselineHasProductionOnly() throws {
    let folder = try TemporaryFolder(["Baselines/Direct/DirectApp.swift": "struct DirectApp {}\n"])
    let rows = try VersionFiles(ofBaseline: "Baselines/Direct", in: folder.path).lines
    let expected = ["production App App Baselines/Direct/DirectApp.swift 1 0 0 1 0"]
    XCTAssertEqual(rows.map(summary), expected)
    XCTAssertEqual(rows.first?.version, "Direct")
  }

  func testAMissingPartIsAnErrorThatSaysWhatToDo() throws {
    for part in ["Sources/A", "Sources/Shared", "Tests/ATests"] {
      for (what, files) in [("folder", [:]), ("Swift file in", ["\(part)/.keep": ""])] {
        assertThrows(
          "there is no \(what) \(part): write it, or take A off the list of architectures",
          try rows(with: files) { !$0.hasPrefix("\(part)/") })
      }
    }
  }

  private func summary(_ row: LineRow) -> String {
    let numbers = [row.code, row.comment, row.blank, row.types, row.protocols].map(String.init)
    return ([row.part.rawValue, row.scene, row.role, row.file] + numbers).joined(separator: " ")
  }
}

/// What of Shared is charged to a version: what it uses and another doesn't.
final class MachineryTests: XCTestCase {
  private static let package = [
    "Sources/Shared/Kit/View.swift": "class View {}\n",
    "Sources/Shared/Kit/Slot.swift": "struct Slot { let ring: Ring }\n",
    "Sources/Shared/Kit/Ring.swift": "struct Ring {\n}\n",
    "Sources/Shared/Kit/Event.swift": "struct Source { struct Event {} }\n",
    "Sources/Shared/Fake/Fake.swift": "struct Fake {}\n",
    "Sources/A/AApp.swift": "import Kit\nclass AApp: View { let slot: Slot }\n",
    "Sources/B/BApp.swift": "import Kit\nclass BApp: View { let fake: Fake } // Slot\n",
    "Sources/B/Extras/Log.swift": "struct Log { let slot: Slot }\n",
    "Sources/C/CApp.swift": "import Kit\nclass CApp: View { let ring: Ring; let event: Event }\n",
  ]

  func testWhatAllUseIsChargedToNobody() throws {
    let rows = try rows(of: ["A", "B", "C"])
    XCTAssertEqual(
      rows.map { "\($0.version) \($0.scene) \($0.role) \($0.file) \($0.code)" },
      [
        "A Kit Ring Sources/Shared/Kit/Ring.swift 2", "A Kit Slot Sources/Shared/Kit/Slot.swift 1",
        "C Kit Ring Sources/Shared/Kit/Ring.swift 2",
      ])
  }

  func testItDependsOnWhichVersionsThereAre() throws {
    XCTAssertEqual(try rows(of: ["A", "C"]).map(\.role), ["Slot"])
    XCTAssert(try rows(of: ["A"]).isEmpty)
  }

  func testItStandsBetweenProductionAndTests() throws {
    let folder = try TemporaryFolder(
      Self.package.merging(["Tests/ATests/ATests.swift": "class ATests {}\n"]) { $1 })
    let shared = try ModuleFolder("Sources/Shared", of: "Shared", in: folder.path)
    let versions = [
      try VersionFiles(ofVersion: "A", in: folder.path),
      try VersionFiles(ofBaseline: "Sources/B", in: folder.path),
    ]
    let charged = versions.withMachinery(of: shared)
    XCTAssertEqual(charged[0].lines.map(\.part), [.production, .machinery, .machinery, .tests])
  }

  private func rows(of names: [String]) throws -> [LineRow] {
    let folder = try TemporaryFolder(Self.package)
    let versions = try names.map { try VersionFiles(ofBaseline: "Sources/\($0)", in: folder.path) }
    let shared = try ModuleFolder("Sources/Shared", of: "Shared", in: folder.path)
    return versions.withMachinery(of: shared).flatMap(\.lines).filter { $0.part == .machinery }
  }
}
