import XCTest

@testable import Reading

/// How names fall into words.
final class WordsTests: XCTestCase {
  func testWordsAreTold() {
    let cases: [(name: String, words: [String])] = [
      ("isEnabled", ["is", "enabled"]), ("HTTPManager", ["http", "manager"]),
      ("makeItemDetailViewModel", ["make", "item", "detail", "view", "model"]),
      ("ItemsList_DisplayUI", ["items", "list", "display", "ui"]), ("ItemUI", ["item", "ui"]),
      ("`default`", ["default"]), ("x2", ["x", "2"]), ("$0", ["0"]),
      ("größeÄndern", ["größe", "ändern"]), ("_", []), ("", []),
    ]
    for (name, words) in cases { XCTAssertEqual(name.words, words, name) }
  }

  func testWordsStandInANameOneAfterAnother() {
    let with = ["makeItemDetailViewModel", "itemDetail", "ItemDetail"]
    let without = ["ItemsDetail", "detailItem", "itemOfDetail", "itemdetail"]
    XCTAssertEqual((with + without).filter { $0.contains(words: ["item", "detail"]) }, with)
    XCTAssertFalse("item".contains(words: []))
  }
}

final class FilePlaceTests: XCTestCase {
  func testAPathGivesSceneAndRole() {
    let cases = [
      ("ItemsList/ItemsListModel.swift", "ItemsList", "Model"),
      ("ItemsList/ItemsListModelState.swift", "ItemsList", "ModelState"),
      ("ItemsList/Views/ItemsListView.swift", "ItemsList", "View"),
      ("ItemsList/ItemsList.swift", "ItemsList", "ItemsList"),
      ("ItemsList/ItemCell.swift", "ItemsList", "ItemCell"),
      ("AddItem/AddItems.swift", "AddItem", "AddItems"),
      ("AddItem/AddItem_Delegate.swift", "AddItem", "_Delegate"),
      ("MVCApp.swift", "App", "App"), ("MVVMCApp.swift", "App", "App"),
      ("VIPERSAppLeavingTests.swift", "App", "Leaving"), ("Bag.swift", "App", "Bag"),
      ("Queries/QueryTask+Items.swift", "Queries", "QueryTask"),
      ("ItemsList/ItemsListModel+MoreTests.swift", "ItemsList", "Model"),
      ("AppFactory.swift", "App", "Factory"),
      ("ItemsList/ItemsListModelTests.swift", "ItemsList", "Model"),
      ("ItemsList/ItemsListTests.swift", "ItemsList", "ItemsList"),
      ("Extras/LoggingNavigator.swift", "Extras", "LoggingNavigator"),
    ]
    for (path, scene, role) in cases {
      let place = FilePlace(path: path)
      XCTAssertEqual([place.scene, place.role], [scene, role], path)
    }
    let known = FilePlace(path: "Mocks/ItemsListModelMock.swift", scene: "ItemsList")
    XCTAssertEqual([known.scene, known.role], ["ItemsList", "ModelMock"])
  }
}
