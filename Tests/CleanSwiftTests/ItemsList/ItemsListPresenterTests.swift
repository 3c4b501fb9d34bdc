import Items
import XCTest

@testable import CleanSwift

/// Tests the list's presenter at its boundary: the words and flags that it puts out.
final class ItemsListPresenterTests: XCTestCase {
  private let milk = Seeds.Items.milk
  private let plants = Seeds.Items.plants
  private let log = CallLog()
  private var target: ItemsListPresenter!
  private var outputSpy: ItemsListPresenterOutputSpy!

  override func setUp() {
    outputSpy = ItemsListPresenterOutputSpy(log)
    target = ItemsListPresenter()
    target.output = outputSpy
  }

  // MARK: - Present items

  /// L2.
  func test_presentItems_callsOutputDisplayItemsOnly() {
    target.presentItems(response: ItemsResponse(items: [milk]))

    XCTAssertEqual(log.calls, ["displayItems(viewModel:)"])
  }

  /// L2.
  func test_presentItems_viewModelContainsTitlesInOrder() {
    target.presentItems(response: ItemsResponse(items: [plants, milk]))

    XCTAssertEqual(
      outputSpy.displayItemsViewModel?.rows.map(\.title), ["Water the plants", "Buy milk"])
  }

  /// L2.
  func test_presentItems_viewModelContainsFormattedDates() {
    target.presentItems(response: ItemsResponse(items: [plants, milk]))

    XCTAssertEqual(
      outputSpy.displayItemsViewModel?.rows.map(\.date), ["29 Feb 2024", "3 Feb 2026"])
  }

  /// L2.
  func test_presentItems_viewModelContainsStatesInWords() {
    target.presentItems(response: ItemsResponse(items: [plants, milk]))

    XCTAssertEqual(outputSpy.displayItemsViewModel?.rows.map(\.state), ["Disabled", "Enabled"])
  }

  /// L4 L8.
  func test_presentItems_viewModelAllowsDeletingInsteadOfEmptyText() {
    target.presentItems(response: ItemsResponse(items: [milk]))

    let row = ItemsViewModel.Row(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
    XCTAssertEqual(
      outputSpy.displayItemsViewModel,
      ItemsViewModel(rows: [row], showsEmpty: false, allowsDeleting: true))
  }

  /// L4 L8.
  func test_presentItems_ofNone_viewModelShowsEmptyTextInsteadOfDeleting() {
    target.presentItems(response: ItemsResponse(items: []))

    XCTAssertEqual(
      outputSpy.displayItemsViewModel,
      ItemsViewModel(rows: [], showsEmpty: true, allowsDeleting: false))
  }

  // MARK: - Present unchanged items

  /// L12.
  func test_presentUnchangedItems_callsOutputDisplayUnchangedItemsOnly() {
    target.presentUnchangedItems(response: UnchangedItemsResponse(hasItems: true))

    XCTAssertEqual(log.calls, ["displayUnchangedItems(viewModel:)"])
  }

  /// L12 L8.
  func test_presentUnchangedItems_viewModelAllowsDeletingInsteadOfEmptyText() {
    target.presentUnchangedItems(response: UnchangedItemsResponse(hasItems: true))

    XCTAssertEqual(
      outputSpy.displayUnchangedItemsViewModel,
      UnchangedItemsViewModel(showsEmpty: false, allowsDeleting: true))
  }

  /// L4 L8.
  func test_presentUnchangedItems_ofNone_viewModelShowsEmptyTextInsteadOfDeleting() {
    target.presentUnchangedItems(response: UnchangedItemsResponse(hasItems: false))

    XCTAssertEqual(
      outputSpy.displayUnchangedItemsViewModel,
      UnchangedItemsViewModel(showsEmpty: true, allowsDeleting: false))
  }

  // MARK: - Present progress

  /// L1 L6.
  func test_presentProgress_callsOutputDisplayProgressOnly() {
    target.presentProgress(response: ItemsProgressResponse(work: .loading))

    XCTAssertEqual(log.calls, ["displayProgress(viewModel:)"])
  }

  /// L1.
  func test_presentProgress_ofLoading_viewModelShowsLoadingAndAllowsUse() {
    target.presentProgress(response: ItemsProgressResponse(work: .loading))

    XCTAssertEqual(
      outputSpy.displayProgressViewModel,
      ItemsProgressViewModel(showsLoading: true, allowsUse: true))
  }

  /// L6.
  func test_presentProgress_ofRefreshing_viewModelShowsNoLoadingAndAllowsUse() {
    target.presentProgress(response: ItemsProgressResponse(work: .refreshing))

    XCTAssertEqual(
      outputSpy.displayProgressViewModel,
      ItemsProgressViewModel(showsLoading: false, allowsUse: true))
  }

  /// L8.
  func test_presentProgress_ofDeleting_viewModelShowsLoadingAndAllowsNoUse() {
    target.presentProgress(response: ItemsProgressResponse(work: .deleting))

    XCTAssertEqual(
      outputSpy.displayProgressViewModel,
      ItemsProgressViewModel(showsLoading: true, allowsUse: false))
  }

  // MARK: - Present error

  /// L3.
  func test_presentError_callsOutputDisplayErrorOnly() {
    target.presentError(
      response: ItemsErrorResponse(failure: .network(.timedOut), hasItems: true))

    XCTAssertEqual(log.calls, ["displayError(viewModel:)"])
  }

  /// L3 X1 L8.
  func test_presentError_viewModelContainsMessageInWordsAndAllowsDeleting() {
    target.presentError(
      response: ItemsErrorResponse(failure: .network(.timedOut), hasItems: true))

    XCTAssertEqual(
      outputSpy.displayErrorViewModel,
      ItemsErrorViewModel(
        message: "The server took too long to answer.", allowsDeleting: true))
  }

  /// L3 X1 L8.
  func test_presentError_withoutItems_viewModelAllowsNoDeleting() {
    target.presentError(
      response: ItemsErrorResponse(failure: .store(.writeFailed), hasItems: false))

    XCTAssertEqual(
      outputSpy.displayErrorViewModel,
      ItemsErrorViewModel(
        message: "The items couldn't be saved on this device.", allowsDeleting: false))
  }

  // MARK: - Lifetime

  /// X2.
  func test_output_isNotKeptAlive() {
    // Arrange
    let survivors = Survivors([outputSpy])

    // Act
    outputSpy = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }
}
