import HeadlessKit
import ItemsScreens
import UserDriver
import XCTest

final class ScreenSnapshotTests: XCTestCase {
  let stage = UserStage()

  /// Tells whether a change can be told from the snapshot.
  private func shows(_ change: (UserStage) throws -> Void) rethrows -> Bool {
    let stage = UserStage()
    stage.showForm()
    let before = stage.user.snapshot()
    try change(stage)
    return stage.user.snapshot() != before
  }

  func testTwoStagesThatWentTheSameWayLookTheSame() throws {
    let other = UserStage()
    for stage in [stage, other] {
      try stage.user.scroll(to: 4)
      stage.showForm()
      try stage.user.type("Milk", into: "add.title")
    }
    XCTAssertEqual(stage.user.snapshot(), other.user.snapshot())
  }

  func testSnapshotHasEveryPartOfEveryScreenAndEveryRow() {
    stage.showForm()
    let snapshot = stage.user.snapshot()
    XCTAssertEqual(snapshot.screens, ["Items", "New item"])
    XCTAssertEqual(snapshot.elements.count, 13)
    XCTAssertEqual(snapshot.drawing, stage.user.screen())
    XCTAssertEqual(snapshot.elements["items.add"]?.text, "Add")
    XCTAssert(snapshot.allowsSelection)
    XCTAssertNil(snapshot.selectedRow)
    XCTAssertEqual(snapshot.visibleRows.count, 12)
    XCTAssertEqual(snapshot.allRows.count, 30)
  }

  func testTakingASnapshotChangesNothingThatItShows() {
    stage.list.list.tableView.scrollToRow(at: 9)
    let first = stage.user.snapshot()
    XCTAssertEqual(stage.user.snapshot(), first)
  }

  /// X3.
  func testWhateverAPersonCouldTellMakesADifference() {
    XCTAssert(shows { $0.form.fieldsView.titleField.text = "Milk" })
    XCTAssert(shows { $0.form.fieldsView.titleField.becomeFirstResponder() })
    XCTAssert(shows { $0.form.fieldsView.enabledSwitch.isOn = false })
    XCTAssert(shows { $0.form.saveButton.isEnabled = false })
    XCTAssert(shows { $0.form.statusView.showError("Title is required") })
    XCTAssert(shows { $0.list.list.statusView.showLoading(true) })
    XCTAssert(shows { $0.list.list.showRefreshing(true) })
    XCTAssert(shows { $0.list.list.refreshControl.isEnabled = false })
    XCTAssert(shows { $0.list.list.tableView.allowsSelection = false })
    XCTAssert(shows { $0.list.list.tableView.touchRow(at: 0) })
    XCTAssert(shows { $0.list.list.tableView.scrollToRow(at: 1) })
    XCTAssert(shows { $0.navigation.goBack() })
    XCTAssert(shows { $0.form.addSubview(Label("Error 42")) })
    XCTAssert(shows { ($0.list.list.tableView.visibleCells[0] as? ItemCell)?.isHidden = true })
    XCTAssert(shows { $0.navigation.viewControllers[0].title = "Other" })
  }

  /// X3.
  func testRowFarOffScreenMakesADifference() {
    XCTAssert(
      shows {
        $0.list.source.titles[29] = "Changed"
        $0.list.list.tableView.reloadData()
      })
  }
}
