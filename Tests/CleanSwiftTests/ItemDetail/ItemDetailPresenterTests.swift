import Items
import XCTest

@testable import CleanSwift

/// Tests the view models that the detail's presenter makes.
final class ItemDetailPresenterTests: XCTestCase {
  private let log = CallLog<ItemDetailCall>()
  private var target: ItemDetailPresenter!
  private var outputSpy: ItemDetailPresenterOutputSpy!

  override func setUp() {
    outputSpy = ItemDetailPresenterOutputSpy(log)
    target = ItemDetailPresenter()
    target.output = outputSpy
  }

  /// D1.
  func test_presentPassedItem_displaysFormattedItem() {
    target.presentPassedItem(response: PassedItemResponse(item: Samples.plants))

    let viewModel = PassedItemViewModel(
      title: "Water the plants", date: "29 Feb 2024", state: "Disabled")
    assertCalls(log, [.displayPassedItem(viewModel)])
  }

  /// D1.
  func test_presentPassedItem_ofEnabledItem_displaysFormattedItem() {
    target.presentPassedItem(response: PassedItemResponse(item: Samples.milk))

    let viewModel = PassedItemViewModel(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
    assertCalls(log, [.displayPassedItem(viewModel)])
  }

  /// D2 D3.
  func test_presentProgress_displaysLoadingWithoutMessage() {
    target.presentProgress(response: DetailProgressResponse())

    let status = DetailStatusViewModel(showsLoading: true, message: nil, offersRetry: false)
    assertCalls(log, [.displayStatus(status)])
  }

  /// D1 D2.
  func test_presentDetail_displaysExplanationWithoutLoading() {
    target.presentDetail(response: DetailResponse(detail: Samples.milkDetail))

    let status = DetailStatusViewModel(showsLoading: false, message: nil, offersRetry: false)
    assertCalls(
      log, [.displayDetail(DetailViewModel(explanation: "Two litres.", status: status))])
  }

  /// D3 X1.
  func test_presentError_displaysMessageWithRetry() {
    target.presentError(response: DetailErrorResponse(failure: .network(.timedOut)))

    let status = DetailStatusViewModel(
      showsLoading: false, message: "The server took too long to answer.", offersRetry: true)
    assertCalls(log, [.displayStatus(status)])
  }

  /// D3 X1.
  func test_presentError_whenItemIsGone_displaysMessageWithoutRetry() {
    target.presentError(response: DetailErrorResponse(failure: .network(.notFound)))

    let status = DetailStatusViewModel(
      showsLoading: false, message: "This item no longer exists.", offersRetry: false)
    assertCalls(log, [.displayStatus(status)])
  }

  /// X2.
  func test_output_isNotKeptAlive() {
    // Arrange
    let survivors = Survivors([outputSpy])

    // Act
    outputSpy = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  /// X4.
  func test_withoutOutput_doesNotCrash() {
    // Arrange
    outputSpy = nil

    // Act
    target.presentPassedItem(response: PassedItemResponse(item: Samples.milk))
    target.presentProgress(response: DetailProgressResponse())
    target.presentDetail(response: DetailResponse(detail: Samples.milkDetail))
    target.presentError(response: DetailErrorResponse(failure: .network(.timedOut)))
  }
}
