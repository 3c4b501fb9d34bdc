import XCTest

@testable import Console
@testable import Reading
@testable import Results

/// What the list alone takes, and what each further scene adds.
final class FeatureInventoryTests: XCTestCase {
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
    "Floors/Direct/DirectApp.swift": "struct DirectApp {}\n",
    "Floors/Direct/DirectAddItemViewController.swift": "class DirectAddItem {}\n",
  ]

  func testEveryLineOfCodeBelongsToOneScene() throws {
    let folder = try TemporaryFolder(Self.package)
    let rows = try VersionFiles(ofVersion: "A", in: folder.path).features
    XCTAssertEqual(
      rows.map(summary),
      [
        "production ItemsList 2 5 2 1 0 0", "production ItemDetail 2 4 2 0 1 1",
        "production AddItem 1 1 0 1 0 0",
        "tests ItemsList 1 2 1 0 0 0", "tests ItemDetail 0 0 0 0 0 0", "tests AddItem 0 1 0 0 1 1",
        "doubles ItemsList 1 0 0 0 0 0", "doubles ItemDetail 1 1 1 0 0 0",
        "doubles AddItem 0 2 1 0 1 2",
      ])
    XCTAssertEqual(Set(rows.map(\.architecture)), ["A"])
    let tables = FeaturesReport.tables(rows)
    XCTAssertEqual(
      tables.map(\.title),
      ["production", "tests", "doubles"].map { "Cost of a further scene: \($0)" })
    XCTAssertEqual(
      tables.first?.cells,
      [
        ["A", "ItemsList alone", "5", "2", "2", "1", "0", "0"],
        ["A", "+ ItemDetail", "4", "2", "2", "0", "1", "1"],
        ["A", "+ AddItem", "1", "1", "0", "1", "0", "0"],
      ])
  }

  func testTheScenesAddUpToTheLinesOfEachPart() throws {
    let folder = try TemporaryFolder(Self.package)
    for files in [
      try VersionFiles(ofVersion: "A", in: folder.path),
      try VersionFiles(ofFloor: "Floors/Direct", in: folder.path),
    ] {
      let lines = files.lines.filter { $0.part != .machinery && $0.role != LineRow.extra }
      let parts = Dictionary(grouping: lines, by: \.part)
      let rows = Dictionary(grouping: files.features, by: \.part)
      XCTAssertEqual(Set(rows.keys), Set(parts.keys))
      for (part, lines) in parts {
        let own = rows[part] ?? []
        XCTAssertEqual(
          [own.sum(\.code), own.sum(\.files), own.sum(\.types), own.sum(\.protocols)],
          [lines.sum(\.code), lines.count, lines.sum(\.types), lines.sum(\.protocols)],
          "\(files.architecture), \(part)")
      }
    }
  }

  private func summary(_ row: FeatureRow) -> String {
    "\(row.part) \(row.scene.rawValue) \(row.files) \(row.code) \(row.types) \(row.protocols) "
      + "\(row.filesElsewhere) \(row.codeElsewhere)"
  }
}
