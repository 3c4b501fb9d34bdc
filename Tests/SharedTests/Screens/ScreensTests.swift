import HeadlessKit
import ItemsScreens
import XCTest

final class ScreensTests: XCTestCase {
  let list = ItemsListView()
  let detail = ItemDetailView()
  let form = AddItemView()

  /// The identifiers in a view, and those of them that can be seen.
  private func identifiers(in view: View) -> (all: Set<String>, visible: Set<String>) {
    var all = Set([view.accessibilityIdentifier].compactMap(\.self))
    var visible = view.isVisible ? all : []
    for subview in view.subviews {
      let below = identifiers(in: subview)
      all.formUnion(below.all)
      visible.formUnion(below.visible)
    }
    return (all, visible)
  }

  func testListsPartsAreFoundByTheIdentifiersOfTheContract() {
    let (all, visible) = identifiers(in: list)
    XCTAssertEqual(
      all,
      [
        "items.table", "items.loading", "items.refresh", "items.empty", "items.error",
        "items.retry", "items.add", "items.deleteAll",
      ])
    XCTAssertEqual(visible, ["items.table", "items.add", "items.deleteAll"])
  }

  func testDetailsPartsAreFoundByTheIdentifiersOfTheContract() {
    let (all, visible) = identifiers(in: detail)
    XCTAssertEqual(
      all,
      [
        "detail.title", "detail.date", "detail.state", "detail.explanation", "detail.loading",
        "detail.error", "detail.retry",
      ])
    XCTAssertEqual(visible, ["detail.title", "detail.date", "detail.state"])
  }

  func testFormsPartsAreFoundByTheIdentifiersOfTheContract() {
    let (all, visible) = identifiers(in: form)
    XCTAssertEqual(all, ["add.title", "add.enabled", "add.save", "add.loading", "add.error"])
    XCTAssertEqual(visible, ["add.title", "add.enabled", "add.save"])
  }

  func testRowsPartsAreFoundByTheIdentifiersOfTheContract() {
    XCTAssertEqual(identifiers(in: ItemCell()).all, ["row.title", "row.date", "row.state"])
  }

  /// L3.
  func testListShowsAMessageWithRetryAndTakesBothAway() {
    list.statusView.showError("Offline")
    XCTAssertEqual(list.statusView.errorLabel.text, "Offline")
    XCTAssert(list.statusView.errorLabel.isVisible && list.statusView.retryButton.isVisible)
    list.statusView.showError(nil)
    XCTAssertEqual(list.statusView.errorLabel.text, "")
    XCTAssert(!list.statusView.errorLabel.isVisible && !list.statusView.retryButton.isVisible)
  }

  /// L8.
  func testListCanTakeRowsPullAndAddOutOfUseAndNothingElse() {
    list.allowUse(false)
    XCTAssertFalse(list.tableView.allowsSelection)
    XCTAssert(!list.refreshControl.isEnabled && !list.actionsView.addButton.isEnabled)
    XCTAssert(list.statusView.retryButton.isEnabled)
    list.allowUse(true)
    XCTAssert(list.tableView.allowsSelection)
    XCTAssert(list.refreshControl.isEnabled && list.actionsView.addButton.isEnabled)
  }

  /// L6.
  func testListsIndicatorsShowApartFromEachOther() {
    list.showRefreshing(true)
    XCTAssert(list.refreshControl.isRefreshing && !list.statusView.loadingIndicator.isAnimating)
    list.showRefreshing(false)
    list.statusView.showLoading(true)
    XCTAssert(!list.refreshControl.isRefreshing && list.statusView.loadingIndicator.isAnimating)
  }

  /// D2.
  func testDetailHidesTheExplanationWhileItHasNoText() {
    detail.fieldsView.showExplanation("What it is for.")
    XCTAssert(detail.fieldsView.explanationLabel.isVisible)
    detail.fieldsView.showExplanation("")
    XCTAssertFalse(detail.fieldsView.explanationLabel.isVisible)
  }

  /// D3.
  func testDetailShowsAMessageWithOrWithoutRetryAndTakesBothAway() {
    detail.statusView.showError("Offline", offersRetry: true)
    XCTAssert(detail.statusView.errorLabel.isVisible && detail.statusView.retryButton.isVisible)
    detail.statusView.showError("Gone", offersRetry: false)
    XCTAssertEqual(detail.statusView.errorLabel.text, "Gone")
    XCTAssert(detail.statusView.errorLabel.isVisible && !detail.statusView.retryButton.isVisible)
    detail.statusView.showError(nil, offersRetry: true)
    XCTAssert(!detail.statusView.errorLabel.isVisible && !detail.statusView.retryButton.isVisible)
  }

  /// A1 A3.
  func testFormStartsWithItsSwitchOnAndSavingTakesItOutOfUse() {
    XCTAssert(form.fieldsView.enabledSwitch.isOn)
    form.showLoading(true)
    XCTAssert(form.statusView.loadingIndicator.isAnimating)
    let controls = [form.fieldsView.titleField, form.fieldsView.enabledSwitch, form.saveButton]
    XCTAssert(controls.allSatisfy { !$0.isEnabled })
    form.showLoading(false)
    XCTAssertFalse(form.statusView.loadingIndicator.isAnimating)
    XCTAssert(controls.allSatisfy { $0.isEnabled })
  }
}
