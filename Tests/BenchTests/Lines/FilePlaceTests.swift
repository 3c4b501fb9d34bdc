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
    ("MVCApp.swift", "App", "MVCApp"),
    ("AppFactory.swift", "App", "Factory"),
    ("ItemsList/ItemsListModelTests.swift", "ItemsList", "Model"),
    ("ItemsList/ItemsListTests.swift", "ItemsList", "ItemsList"),
    ("Extras/LoggingNavigator.swift", "Extras", "extra"),
    ("ItemsList/Extras/ItemsListLog.swift", "ItemsList", "extra"),
  ])
  func aPathGivesSceneAndRole(_ path: String, _ scene: String, _ role: String) {
    let place = FilePlace(path: path)
    #expect(place.scene == scene)
    #expect(place.role == role)
  }
}
