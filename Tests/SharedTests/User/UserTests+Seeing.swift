import FakeWorld
import HeadlessKit
import ItemsScreens
import UserDriver
import XCTest

extension UserTests {
  func testUserSeesWhatIsOnTheTopmostScreenAndNotHidden() {
    XCTAssert(user.sees("items.add"))
    XCTAssertFalse(user.sees("items.retry"))
    XCTAssertFalse(user.sees("nothing"))
    XCTAssert(user.sees("row.title"))
    stage.showForm()
    XCTAssertFalse(user.sees("items.add"))
    XCTAssert(user.sees("add.save"))
  }

  func testWordsCanBeReadWhereverInTheStackTheyAre() {
    list.statusView.showError("Offline")
    stage.showForm()
    form.fieldsView.titleField.text = "Milk"
    XCTAssertEqual(user.text("items.error"), "Offline")
    XCTAssertEqual(user.text("items.add"), "Add")
    XCTAssertEqual(user.text("add.title"), "Milk")
    XCTAssertEqual(user.text("items.table"), "")
    XCTAssertNil(user.text("nothing"))
  }

  func testEverythingAboutAPartCanBeTold() throws {
    stage.showForm()
    form.fieldsView.titleField.text = "Milk"
    form.fieldsView.titleField.becomeFirstResponder()
    form.saveButton.isEnabled = false
    let field = try XCTUnwrap(user.state(of: "add.title"))
    XCTAssertEqual(field.text, "Milk")
    XCTAssert(field.isVisible && field.isEnabled && field.isFocused && !field.isOn)
    let save = try XCTUnwrap(user.state(of: "add.save"))
    XCTAssertEqual(save.text, "Save")
    XCTAssert(save.isVisible && !save.isEnabled && !save.isFocused && !save.isOn)
    let toggle = try XCTUnwrap(user.state(of: "add.enabled"))
    XCTAssertEqual(toggle.text, "")
    XCTAssert(toggle.isVisible && toggle.isEnabled && !toggle.isFocused && toggle.isOn)
    XCTAssertEqual(user.state(of: "add.loading")?.isVisible, false)
    XCTAssertNil(user.state(of: "nothing"))
  }

  func testRowsOnScreenCanBeReadAlsoWhileTheListIsCovered() throws {
    try user.scroll(to: 3)
    stage.showForm()
    XCTAssertEqual(user.visibleRows.map(\.title), (3..<15).map { "Row \($0)" })
    XCTAssertEqual(user.visibleRows[0], Row(title: "Row 3", date: "3 Feb 2026", state: "Disabled"))
  }

  func testHiddenPartsOfARowCannotBeRead() throws {
    let cell = try XCTUnwrap(list.tableView.visibleCells.first as? ItemCell)
    cell.titleLabel.isHidden = true
    XCTAssertEqual(user.visibleRows[0], Row(title: "", date: "3 Feb 2026", state: "Enabled"))
    XCTAssertFalse(user.sees("row.title"))
    cell.isHidden = true
    XCTAssertEqual(user.visibleRows[0], Row(title: "", date: "", state: ""))
  }

  func testLookingForSomethingLoadsNoScreenThatNobodyHasSeen() {
    let navigation = NavigationController()
    let user = User(navigationController: navigation, loop: stage.loop)
    navigation.pushViewController(ListScreen(source: RowsSource(count: 3)))
    XCTAssertNil(user.text("items.add"))
    XCTAssert(user.snapshot().elements.isEmpty)
    XCTAssertThrowsError(try user.tap("items.add")) { XCTAssert($0 is UserError) }
    XCTAssertEqual(navigation.topViewController?.isViewLoaded, false)
  }

  func testAllRowsCanBeReadByScrolling() {
    for count in [0, 1, 11, 12, 13, 24, 25, 30] {
      let stage = UserStage(rows: count)
      XCTAssertEqual(stage.user.allRows.map(\.title), (0..<count).map { "Row \($0)" }, "\(count)")
    }
  }

  func testReadingAllRowsLeavesTheListWhereItWas() throws {
    for row in [0, 1, 7, 18] {
      try user.scroll(to: row)
      list.tableView.touchRow(at: row)
      XCTAssertEqual(user.allRows.count, 30, "\(row)")
      XCTAssertEqual(list.tableView.visibleRows.lowerBound, row, "\(row)")
      XCTAssertEqual(user.visibleRows.map(\.title), (row..<row + 12).map { "Row \($0)" }, "\(row)")
      XCTAssertEqual(list.tableView.selectedRow, row, "\(row)")
    }
  }

  func testWhereThereIsNoListThereAreNoRows() {
    let user = User(navigationController: NavigationController(), loop: stage.loop)
    XCTAssertEqual(user.visibleRows, [])
    XCTAssertEqual(user.allRows, [])
    XCTAssertEqual(user.screens, [])
    XCTAssert(user.snapshot().elements.isEmpty)
  }

  func testScreenIsDrawn72ColumnsWide() {
    XCTAssertEqual(user.screen(), TextRenderer(width: 72).render(stage.navigation))
    XCTAssert(user.screen().hasPrefix("──  Items  ──"))
  }
}
