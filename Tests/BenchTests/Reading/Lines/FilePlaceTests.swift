import Testing

@testable import bench

struct FilePlaceTests {
  @Test(arguments: [
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
  ])
  func aPathGivesSceneAndRole(_ path: String, _ scene: String, _ role: String) {
    let place = FilePlace(path: path)
    #expect(place.scene == scene)
    #expect(place.role == role)
  }

  @Test func aSceneThatIsKnownOtherwiseIsTaken() {
    let place = FilePlace(path: "Mocks/ItemsListModelMock.swift", scene: "ItemsList")
    #expect([place.scene, place.role] == ["ItemsList", "ModelMock"])
  }
}
