import Items
import XCTest

@testable import CleanSwift

/// Tests the view models that the list's presenter makes.
final class ItemsListPresenterTests: XCTestCase {
  private let log = CallLog<ItemsListCall>()
  private var target: ItemsListPresenter!
  private var outputSpy: ItemsListPresenterOutputSpy!

  override func setUp() {
    outputSpy = ItemsListPresenterOutputSpy(log)
    target = ItemsListPresenter()
    target.output = outputSpy
  }

  // MARK: - Present items

  /// L2 L4 L8.
  func test_presentItems_displaysFormattedItemsInOrder() {
    target.presentItems(response: ItemsResponse(items: [Samples.plants, Samples.milk]))

    let rows = [
      ItemsViewModel.Row(title: "Water the plants", date: "29 Feb 2024", state: "Disabled"),
      ItemsViewModel.Row(title: "Buy milk", date: "3 Feb 2026", state: "Enabled"),
    ]
    let status = ItemsStatusViewModel(
      showsLoading: false, endsRefreshing: true, showsEmpty: false, message: nil,
      allowsUse: true, allowsDeleting: true)
    assertCalls(log, [.displayItems(ItemsViewModel(rows: rows, status: status))])
  }

  /// L4 L8.
  func test_presentItems_withoutItems_displaysEmptyText() {
    target.presentItems(response: ItemsResponse(items: []))

    let status = ItemsStatusViewModel(
      showsLoading: false, endsRefreshing: true, showsEmpty: true, message: nil,
      allowsUse: true, allowsDeleting: false)
    assertCalls(log, [.displayItems(ItemsViewModel(rows: [], status: status))])
  }

  // MARK: - Present unchanged items

  /// L6 L8 L12.
  func test_presentUnchangedItems_displaysEndOfRequest() {
    target.presentUnchangedItems(response: UnchangedItemsResponse(hasItems: true))

    let status = ItemsStatusViewModel(
      showsLoading: false, endsRefreshing: true, showsEmpty: false, message: nil,
      allowsUse: true, allowsDeleting: true)
    assertCalls(log, [.displayStatus(status)])
  }

  /// L4 L8.
  func test_presentUnchangedItems_withoutItems_displaysEmptyText() {
    target.presentUnchangedItems(response: UnchangedItemsResponse(hasItems: false))

    let status = ItemsStatusViewModel(
      showsLoading: false, endsRefreshing: true, showsEmpty: true, message: nil,
      allowsUse: true, allowsDeleting: false)
    assertCalls(log, [.displayStatus(status)])
  }

  // MARK: - Present progress

  /// L1 L4 L7 L8.
  func test_presentProgress_ofLoading_displaysLoading() {
    target.presentProgress(response: ItemsProgressResponse(work: .loading))

    let status = ItemsStatusViewModel(
      showsLoading: true, endsRefreshing: false, showsEmpty: false, message: nil,
      allowsUse: true, allowsDeleting: false)
    assertCalls(log, [.displayStatus(status)])
  }

  /// L4 L6.
  func test_presentProgress_ofRefreshing_displaysNoLoading() {
    target.presentProgress(response: ItemsProgressResponse(work: .refreshing))

    let status = ItemsStatusViewModel(
      showsLoading: false, endsRefreshing: false, showsEmpty: false, message: nil,
      allowsUse: true, allowsDeleting: false)
    assertCalls(log, [.displayStatus(status)])
  }

  /// L8.
  func test_presentProgress_ofDeleting_displaysLoadingAndAllowsNoUse() {
    target.presentProgress(response: ItemsProgressResponse(work: .deleting))

    let status = ItemsStatusViewModel(
      showsLoading: true, endsRefreshing: false, showsEmpty: false, message: nil,
      allowsUse: false, allowsDeleting: false)
    assertCalls(log, [.displayStatus(status)])
  }

  // MARK: - Present error

  /// L3 L6 L8 X1.
  func test_presentError_displaysMessageAndAllowsDeleting() {
    target.presentError(
      response: ItemsErrorResponse(failure: .network(.timedOut), hasItems: true))

    let status = ItemsStatusViewModel(
      showsLoading: false, endsRefreshing: true, showsEmpty: false,
      message: "The server took too long to answer.", allowsUse: true, allowsDeleting: true)
    assertCalls(log, [.displayStatus(status)])
  }

  /// L3 L4 L8 X1.
  func test_presentError_withoutItems_displaysMessageAndNoEmptyText() {
    target.presentError(
      response: ItemsErrorResponse(failure: .store(.writeFailed), hasItems: false))

    let status = ItemsStatusViewModel(
      showsLoading: false, endsRefreshing: true, showsEmpty: false,
      message: "The items couldn't be saved on this device.", allowsUse: true,
      allowsDeleting: false)
    assertCalls(log, [.displayStatus(status)])
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

  // MARK: - Without output

  /// X4.
  func test_withoutOutput_doesNotCrash() {
    // Arrange
    outputSpy = nil

    // Act
    target.presentItems(response: ItemsResponse(items: [Samples.milk]))
    target.presentUnchangedItems(response: UnchangedItemsResponse(hasItems: true))
    target.presentProgress(response: ItemsProgressResponse(work: .loading))
    target.presentError(
      response: ItemsErrorResponse(failure: .network(.timedOut), hasItems: true))
  }
}
