import Foundation
import SwiftSource
import Testing

@testable import bench

struct VersionFilesTests {
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

  @Test func aVersionIsListedByPartAndFile() throws {
    let folder = try TemporaryFolder(Self.package)
    let rows = try VersionFiles(ofVersion: "A", in: folder.path).lines
    #expect(
      rows.map(summary) == [
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
      ])
    #expect(rows.allSatisfy { $0.architecture == "A" })
  }

  @Test func aSuitesFilesHaveTheScenesOfWhatTheyAreAbout() throws {
    let suite = [
      "Mocks/ListUIMock.swift": "class ListUIMock: ListUI {}\n",
      "Mocks/Fake.swift": "class Fake: Client, Sendable {}\n",
      "Mocks/ListModel+Samples.swift": "extension ListModel {}\n",
      "Mocks/History.swift": "class History {}\n",
      "Extras/LogTests.swift": "class LogSpy: ListUI {}\n",
    ]
    let folder = try TemporaryFolder(
      Self.package.filter { !$0.key.hasPrefix("Tests/") }
        .merging(suite.map { ("Tests/ATests/\($0)", $1) }) { $1 })
    let rows = try VersionFiles(ofVersion: "A", in: folder.path).lines
    #expect(
      rows.filter { $0.part != .production }.map { "\($0.part) \($0.scene) \($0.role)" } == [
        "tests Support History", "tests List Model",
        "doubles Extras extra", "doubles Support Fake", "doubles List UIMock",
      ])
  }

  @Test func rolesAreComparedWithoutTheirProtocolsFiles() throws {
    let folder = try TemporaryFolder(
      Self.package.merging(["Sources/A/List/ListModelProtocol.swift": "protocol P {}\n"]) { $1 })
    let rows = try VersionFiles(ofVersion: "A", in: folder.path).lines
    #expect(LinesReport.tables(rows).last?.cells == [["App", "1"], ["Model", "3"]])
  }

  /// Also what only such a scene leads to, with its tests and doubles.
  @Test(arguments: [
    ("let next: WelcomeView", "View"), ("// WelcomeView", "extra"),
    ("let next = \"WelcomeView\"", "extra"), ("let next: WelcomeViews", "extra"),
  ])
  func aSceneToWhichNothingLeadsIsAnExtra(entry: String, role: String) throws {
    let folder = try TemporaryFolder(
      Self.package.merging([
        "Sources/A/AApp.swift": "struct AApp {\n  let model: ListModel\n  \(entry)\n}\n",
        "Sources/A/Welcome/WelcomeView.swift": "struct WelcomeView { let note: any NoteView }\n",
        "Sources/A/Note/NoteView.swift": "protocol NoteView {}\nextension ListModel {}\n",
        "Tests/ATests/Note/NoteViewTests.swift": "class Spy: NoteView {}\nclass NoteTests {}\n",
      ]) { $1 })
    let rows = try VersionFiles(ofVersion: "A", in: folder.path).lines
    let others = rows.filter { ["Note", "Welcome"].contains($0.scene) }
    #expect(others.map(\.role) == [role, role, role, role])
    #expect(rows.contains { $0.scene == "List" && $0.role == "Model" })
  }

  @Test func testsAndDoublesAddUpToTheFile() throws {
    let folder = try TemporaryFolder(Self.package)
    let rows = try VersionFiles(ofVersion: "A", in: folder.path).lines
    for name in Set(rows.map(\.file)) {
      var sum = SourceCount()
      for row in rows where row.file == name { sum += row.count }
      #expect(try sum == SwiftFile(at: "\(folder.path)/\(name)").count())
    }
  }

  @Test func aFloorHasProductionOnly() throws {
    let folder = try TemporaryFolder([
      "Sources/bench/Arms/Direct/DirectApp.swift": "struct DirectApp {}\n"
    ])
    let rows = try VersionFiles(ofFloor: "Sources/bench/Arms/Direct", in: folder.path).lines
    #expect(
      rows.map(summary)
        == ["production App App Sources/bench/Arms/Direct/DirectApp.swift 1 0 0 1 0"])
    #expect(rows.first?.architecture == "Direct")
  }

  @Test(arguments: ["Sources/A", "Sources/Shared", "Tests/ATests"])
  func aMissingPartIsAnErrorThatSaysWhatToDo(_ part: String) throws {
    let folder = try TemporaryFolder(Self.package.filter { !$0.key.hasPrefix("\(part)/") })
    let advice = "write it, or take A off the list of architectures"
    #expect(throws: InputError(description: "there is no folder \(part): \(advice)")) {
      try VersionFiles(ofVersion: "A", in: folder.path).lines
    }
    try folder.write(Data(), to: "\(part)/.keep")
    #expect(throws: InputError(description: "there is no Swift file in \(part): \(advice)")) {
      try VersionFiles(ofVersion: "A", in: folder.path).lines
    }
  }

  @Test func totalsLeaveExtrasOut() throws {
    let folder = try TemporaryFolder(Self.package)
    let rows = try VersionFiles(ofVersion: "A", in: folder.path).lines
    #expect(
      LinesReport.tables(rows).first?.cells == [
        ["A", "production", "2", "3", "1", "1", "16", "2", "1"],
        ["A", "tests", "3", "6", "0", "2", "25", "3", "0"],
        ["A", "doubles", "4", "10", "1", "1", "49", "6", "0"],
      ])
  }

  @Test func keysOfTheDocumentAreTheDocumentedOnes() throws {
    let place = FilePlace(path: "List/ListModel.swift")
    let row = LineRow(
      architecture: "A", part: .tests, place: place, file: "f", count: SourceCount(code: 1))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = """
      {"architecture":"A","blank":0,"code":1,"comment":0,"file":"f","part":"tests",\
      "protocols":0,"role":"Model","scene":"List","tokens":0,"types":0}
      """
    #expect(try String(data: encoder.encode(row), encoding: .utf8) == json)
    #expect(try JSONDecoder().decode(LineRow.self, from: Data(json.utf8)) == row)
  }

  private func summary(_ row: LineRow) -> String {
    let numbers = [row.code, row.comment, row.blank, row.types, row.protocols].map(String.init)
    return ([row.part.rawValue, row.scene, row.role, row.file] + numbers).joined(separator: " ")
  }
}
