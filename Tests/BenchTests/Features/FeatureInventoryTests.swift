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
    let rows = FeatureInventory.rows(of: try VersionFiles(ofVersion: "A", in: folder.path))
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
    let rows = FeatureInventory.rows(
      of: try VersionFiles(ofFloor: "Sources/bench/Arms/Direct", in: folder.path))
    #expect(
      rows.map(summary) == [
        "production ItemsList 1 1 1 0 0 0", "production ItemDetail 0 0 0 0 0 0",
        "production AddItem 1 1 1 0 0 0",
      ])
  }

  @Test func theScenesAddUpToTheLinesOfEachPart() throws {
    let run = Run(options: Options())
    let totals = Dictionary(
      uniqueKeysWithValues: try run.files().lines.filter { $0.part != .machinery }
        .totals { [$0.architecture, $0.part.rawValue] }.map { ($0.key, $0) })
    let rows = try run.files().features
    for (key, total) in totals {
      let own = rows.filter { [$0.architecture, $0.part.rawValue] == key }
      #expect(own.reduce(0) { $0 + $1.code } == total.count.code, "\(key)")
      #expect(own.reduce(0) { $0 + $1.files } == total.files.count, "\(key)")
      #expect(own.reduce(0) { $0 + $1.types } == total.count.types, "\(key)")
      #expect(own.reduce(0) { $0 + $1.protocols } == total.count.protocols, "\(key)")
    }
    #expect(Set(rows.map { [$0.architecture, $0.part.rawValue] }) == Set(totals.keys))
  }

  @Test func theTablesNameWhatIsAdded() throws {
    let folder = try TemporaryFolder(Self.package)
    let rows = FeatureInventory.rows(of: try VersionFiles(ofVersion: "A", in: folder.path))
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
  @Test(arguments: Registry.architectures.map(\.name) + ["Direct"])
  func everySceneNameStandsInTheVersion(_ version: String) throws {
    let all = try #require(SceneNames.all[version], "name what leads to each scene")
    let run = Run(options: Options(command: .lines, architectures: [version]))
    let files = try run.files().flatMap(\.portions).filter {
      $0.part == .production && $0.place.role != LineRow.extra
    }
    for (scene, own) in [(Feature.detail, all.detail), (.form, all.form)] {
      let others = files.filter { $0.place.scene != scene.rawValue }.map(\.file)
      for name in own {
        let only = SceneNames(detail: [name])
        #expect(Feature(named: name) == nil, "\(name) tells itself")
        #expect(others.contains { names(only, standIn: $0) }, "\(name)")
      }
    }
  }

  private func names(_ names: SceneNames, standIn file: SwiftFile) -> Bool {
    file.words.contains { word in
      let around = file.declarations.filter { $0.lines.contains(word.line) }
      return names.feature(of: word.text, in: around) == .detail
        && Feature(named: word.text) == nil
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
