import XCTest

@testable import Suites

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
      ("States/StateMachine+Items.swift", "States", "StateMachine"),
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
