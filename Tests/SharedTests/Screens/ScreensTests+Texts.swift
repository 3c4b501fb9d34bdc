import HeadlessKit
import ItemsScreens
import XCTest

/// What is shown is what was told last.
extension ScreensTests {
  func testTablesRowsAreCellsThatShowWhatTheyAreTold() {
    let table = TableView()
    ItemCell.register(with: table)
    let cell = ItemCell.dequeue(from: table)
    cell.show(title: "Milk", date: "3 Feb 2026", state: "Enabled")
    XCTAssertEqual(cell.titleLabel.text, "Milk")
    XCTAssertEqual(cell.dateLabel.text, "3 Feb 2026")
    XCTAssertEqual(cell.stateLabel.text, "Enabled")
  }

  /// D1.
  func testDetailShowsTitleDateAndState() {
    detail.fieldsView.show(title: "Milk", date: "3 Feb 2026", state: "Enabled")
    XCTAssertEqual(detail.fieldsView.titleLabel.text, "Milk")
    XCTAssertEqual(detail.fieldsView.dateLabel.text, "3 Feb 2026")
    XCTAssertEqual(detail.fieldsView.stateLabel.text, "Enabled")
  }

  func testIndicatorThatWasShownIsHiddenAgain() {
    list.statusView.showLoading(true)
    list.statusView.showLoading(false)
    detail.statusView.showLoading(true)
    XCTAssert(detail.statusView.loadingIndicator.isAnimating)
    detail.statusView.showLoading(false)
    XCTAssertFalse(list.statusView.loadingIndicator.isAnimating)
    XCTAssertFalse(detail.statusView.loadingIndicator.isAnimating)
  }

  func testOfAMessageThatIsTakenAwayNoTextIsLeft() {
    detail.statusView.showError("Offline", offersRetry: true)
    detail.statusView.showError(nil, offersRetry: false)
    XCTAssertEqual(detail.statusView.errorLabel.text, "")
    form.statusView.showError("Title is required")
    XCTAssertEqual(form.statusView.errorLabel.text, "Title is required")
    form.statusView.showError(nil)
    XCTAssertEqual(form.statusView.errorLabel.text, "")
  }
}
