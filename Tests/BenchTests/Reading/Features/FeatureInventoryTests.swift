import HeadlessKit
import SwiftSource
import Testing

@testable import Arms
@testable import bench

/// What the list alone takes, and what each further scene adds.
struct FeatureInventoryTests {
  private static let package = [
    "Sources/Shared/Client.swift": "protocol Client {}\n",
    "Sources/A/AApp.swift":
      "struct AApp {\n  let list: ItemsListModel\n  let detail: ItemDetailModel\n}\n",
    "Sources/A/ItemsList/ItemsListModel.swift":
      "// model\nclass ItemsListModel {}\nprotocol UI {}\n",
    "Sources/A/ItemDetail/ItemDetailModel.swift": "struct ItemDetailModel: AddItemRoute {\n}\n",
    "Sources/A/ItemDetail/Row.swift": "enum Row {}\n",
    "Sources/A/Navigation/AddItemRoute.swift": "protocol AddItemRoute {}\n",
    "Sources/A/Extras/AddItemLog.swift": "struct AddItemLog {}\n",
    "Tests/ATests/AppTests.swift": """
    final class AppTests {
      class AddItemSpy: UI {
      }
      func test() { AddItemRoute.self }
    }
    """,
    "Tests/ATests/Mocks/ItemDetailMock.swift": "class ItemDetailMock: UI {}\n",
    "Sources/bench/Arms/Direct/DirectApp.swift": "struct DirectApp {}\n",
    "Sources/bench/Arms/Direct/DirectAddItemViewController.swift": "class DirectAddItem {}\n",
  ]

  @Test func everyLineOfCodeBelongsToOneScene() throws {
    let folder = try TemporaryFolder(Self.package)
    let rows = try VersionFiles(ofVersion: "A", in: folder.path).features
    #expect(
      rows.map(summary) == [
        "production ItemsList 2 5 2 1 0 0", "production ItemDetail 2 4 2 0 1 1",
        "production AddItem 1 1 0 1 0 0",
        "tests ItemsList 1 2 1 0 0 0", "tests ItemDetail 0 0 0 0 0 0", "tests AddItem 0 1 0 0 1 1",
        "doubles ItemsList 1 0 0 0 0 0", "doubles ItemDetail 1 1 1 0 0 0",
        "doubles AddItem 0 2 1 0 1 2",
      ])
    #expect(Set(rows.map(\.architecture)) == ["A"])
  }

  @Test func aFloorHasProductionOnly() throws {
    let folder = try TemporaryFolder(Self.package)
    let rows = try VersionFiles(ofFloor: "Sources/bench/Arms/Direct", in: folder.path).features
    #expect(
      rows.map(summary) == [
        "production ItemsList 1 1 1 0 0 0", "production ItemDetail 0 0 0 0 0 0",
        "production AddItem 1 1 1 0 0 0",
      ])
  }

  @Test func theScenesAddUpToTheLinesOfEachPart() throws {
    let files = try Run(options: Options()).files()
    let parts = Dictionary(
      grouping: files.lines.filter { $0.part != .machinery && $0.role != LineRow.extra },
      by: { [$0.architecture, $0.part.rawValue] })
    let rows = files.features
    for (key, lines) in parts {
      let own = rows.filter { [$0.architecture, $0.part.rawValue] == key }
      #expect(own.reduce(0) { $0 + $1.code } == lines.reduce(0) { $0 + $1.code }, "\(key)")
      #expect(own.reduce(0) { $0 + $1.files } == lines.count, "\(key)")
      #expect(own.reduce(0) { $0 + $1.types } == lines.reduce(0) { $0 + $1.types }, "\(key)")
      #expect(
        own.reduce(0) { $0 + $1.protocols } == lines.reduce(0) { $0 + $1.protocols }, "\(key)")
    }
    #expect(Set(rows.map { [$0.architecture, $0.part.rawValue] }) == Set(parts.keys))
  }

  @Test func theTablesNameWhatIsAdded() throws {
    let folder = try TemporaryFolder(Self.package)
    let rows = try VersionFiles(ofVersion: "A", in: folder.path).features
    let tables = FeaturesReport.tables(rows)
    #expect(
      tables.map(\.title) == [
        "Cost of a further scene: production", "Cost of a further scene: tests",
        "Cost of a further scene: doubles",
      ])
    #expect(
      tables.first?.cells == [
        ["A", "ItemsList alone", "5", "2", "2", "1", "0", "0"],
        ["A", "+ ItemDetail", "4", "2", "2", "0", "1", "1"],
        ["A", "+ AddItem", "1", "1", "0", "1", "0", "0"],
      ])
  }

  /// A name that nothing outside the scene's folder has is stale or misspelt.
  @Test func everyNameStandsInAVersion() throws {
    let files = try Run(options: Options()).files().flatMap(\.portions).filter {
      $0.part == .production && $0.place.role != LineRow.extra
    }
    for (scene, names) in Feature.names {
      let others = files.filter { $0.place.scene != scene.rawValue }.map(\.file)
      for name in names {
        #expect(Feature(named: name) == nil, "\(name) tells itself")
        #expect(others.contains { stands(name, in: $0) }, "\(name)")
      }
    }
  }

  private func stands(_ name: String, in file: SwiftFile) -> Bool {
    let parts = name.split(separator: ".")
    return file.words.contains { word in
      guard parts.last.map(String.init) == word.text else { return false }
      return parts.count == 1
        || file.declarations.contains { $0.name == parts[0] && $0.lines.contains(word.line) }
    }
  }

  private func summary(_ row: FeatureRow) -> String {
    let numbers = [
      row.files, row.code, row.types, row.protocols, row.filesElsewhere, row.codeElsewhere,
    ]
    return ([row.part.rawValue, row.scene.rawValue] + numbers.map(String.init))
      .joined(separator: " ")
  }
}
