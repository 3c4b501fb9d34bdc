import Items
import UserDriver
import XCTest

@testable import CleanSwift

/// Tests the list's presenter at its boundary: the words it puts out.
final class ItemsListPresenterTests: XCTestCase {
  private var target: ItemsListPresenter!
  private var outputSpy: ItemsListPresenterOutputSpy!

  override func setUp() {
    outputSpy = ItemsListPresenterOutputSpy()
    target = ItemsListPresenter()
    target.output = outputSpy
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Present items

  // In the slides' steps: a flag, each value, nothing else. Elsewhere a whole record stands for the flag.

  /// L2.
  func test_presentItems_callsOutputDisplayItems() {
    // Act
    present([])

    // Assert
    XCTAssertTrue(outputSpy.displayItemsCalled)
  }

  /// L2.
  func test_presentItems_viewModelContainsTitlesInOrder() {
    // Act
    present([Seeds.Items.plants, Seeds.Items.milk])

    // Assert
    XCTAssertEqual(
      outputSpy.displayItemsViewModel?.rows.map(\.title), ["Water the plants", "Buy milk"])
  }

  /// L2.
  func test_presentItems_viewModelContainsFormattedDates() {
    // Act
    present([Seeds.Items.plants, Seeds.Items.milk])

    // Assert
    XCTAssertEqual(
      outputSpy.displayItemsViewModel?.rows.map(\.date), ["29 Feb 2024", "3 Feb 2026"])
  }

  /// L2.
  func test_presentItems_viewModelContainsStatesInWords() {
    // Act
    present([Seeds.Items.plants, Seeds.Items.milk])

    // Assert
    XCTAssertEqual(outputSpy.displayItemsViewModel?.rows.map(\.state), ["Disabled", "Enabled"])
  }

  /// L2.
  func test_presentItems_callsNoOtherOutput() {
    // Act
    present([Seeds.Items.milk])

    // Assert
    let row = ItemsViewModel.Row(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
    XCTAssertEqual(outputSpy.calls, [.displayItems(ItemsViewModel(rows: [row]))])
  }

  // MARK: - Present progress

  /// L1.
  func test_presentProgress_ofLoading_showsLoadingAndAllowsUse() {
    // Act
    target.presentProgress(response: ItemsProgressResponse(work: .loading))

    // Assert
    XCTAssertEqual(
      outputSpy.calls,
      [.displayProgress(ItemsProgressViewModel(showsLoading: true, allowsUse: true))])
  }

  /// L6.
  func test_presentProgress_ofRefreshing_showsNoLoadingAndAllowsUse() {
    // Act
    target.presentProgress(response: ItemsProgressResponse(work: .refreshing))

    // Assert
    XCTAssertEqual(
      outputSpy.calls,
      [.displayProgress(ItemsProgressViewModel(showsLoading: false, allowsUse: true))])
  }

  /// L8.
  func test_presentProgress_ofDeleting_showsLoadingAndAllowsNoUse() {
    // Act
    target.presentProgress(response: ItemsProgressResponse(work: .deleting))

    // Assert
    XCTAssertEqual(
      outputSpy.calls,
      [.displayProgress(ItemsProgressViewModel(showsLoading: true, allowsUse: false))])
  }

  // MARK: - Present error

  /// L3.
  func test_presentError_callsOutputDisplayErrorOnly() {
    // Act
    target.presentError(response: ItemsErrorResponse(failure: .network(.timedOut)))

    // Assert
    XCTAssertEqual(
      outputSpy.calls,
      [.displayError(ItemsErrorViewModel(message: "The server took too long to answer."))])
  }

  /// X1 L3.
  func test_presentError_viewModelsContainMessagesInWords() {
    // Act
    let messages = Seeds.Failures.worded.map { worded in
      target.presentError(response: ItemsErrorResponse(failure: worded.failure))
      return outputSpy.displayErrorViewModel?.message
    }

    // Assert
    XCTAssertEqual(messages, Seeds.Failures.worded.map(\.message))
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

  // MARK: - Helpers

  private func present(_ items: [Item]) {
    target.presentItems(response: ItemsResponse(items: items))
  }
}
