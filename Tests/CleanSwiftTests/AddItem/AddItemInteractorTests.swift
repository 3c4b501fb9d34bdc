import Items
import XCTest

@testable import CleanSwift

/// Tests the form's interactor at its boundary: what it asks the worker, and what it hands over.
final class AddItemInteractorTests: XCTestCase {
  private var target: AddItemInteractor!
  private var outputSpy: AddItemInteractorOutputSpy!
  private var workerSpy: AddItemWorkerSpy!

  override func setUp() {
    outputSpy = AddItemInteractorOutputSpy()
    workerSpy = AddItemWorkerSpy()
    target = AddItemInteractor(worker: workerSpy)
    target.output = outputSpy
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Save item

  /// A2 A3.
  func test_saveItem_callsWorkerWithTrimmedTitleOnly() {
    // Act
    save("  Buy milk\n")

    // Assert
    XCTAssertEqual(workerSpy.calls, [.createItem(Seeds.NewItems.milk)])
  }

  /// A3.
  func test_saveItem_withSwitchOff_callsWorkerWithDisabledItem() {
    // Act
    save(isEnabled: false)

    // Assert
    XCTAssertEqual(workerSpy.createItemNewItem?.isEnabled, false)
  }

  /// A3.
  func test_saveItem_callsOutputPresentProgressOnly() {
    // Act
    save()

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentProgress(SavingProgressResponse())])
  }

  /// A4.
  func test_saveItem_onReply_callsOutputPresentSavedItemOnly() {
    // Arrange
    save()
    outputSpy.forgetCalls()

    // Act
    workerSpy.createItemCompletion?(.success(Seeds.Items.milk))

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentSavedItem(SavedItemResponse())])
  }

  /// A4.
  func test_saveItem_onReply_putsItemIntoDataStore() {
    // Arrange
    save()

    // Act
    workerSpy.createItemCompletion?(.success(Seeds.Items.milk))

    // Assert
    XCTAssertEqual(target.addedItem, Seeds.Items.milk)
  }

  /// A5.
  func test_saveItem_onEachFailure_callsOutputPresentErrorOnly() {
    // Arrange
    let errors: [NetworkError] = [
      .offline, .timedOut, .notFound, .status(422), .undecodable(reason: "]"),
    ]

    // Act
    let calls = errors.map { error in
      save()
      outputSpy.forgetCalls()
      workerSpy.createItemCompletion?(.failure(error))
      return outputSpy.calls
    }

    // Assert
    XCTAssertEqual(
      calls, errors.map { [.presentError(SavingErrorResponse(failure: .network($0)))] })
  }

  /// A5.
  func test_saveItem_onFailure_putsNothingIntoDataStore() {
    // Arrange
    save()

    // Act
    workerSpy.createItemCompletion?(.failure(.offline))

    // Assert
    XCTAssertNil(target.addedItem)
  }

  /// A5.
  func test_saveItem_afterFailure_callsWorkerAgain() {
    // Arrange
    save()
    workerSpy.createItemCompletion?(.failure(.offline))

    // Act
    save()

    // Assert
    XCTAssertEqual(
      workerSpy.calls, [.createItem(Seeds.NewItems.milk), .createItem(Seeds.NewItems.milk)])
  }

  /// A3 X6.
  func test_saveItem_whileSaving_callsNoWorkerAgain() {
    // Arrange
    save()

    // Act
    save()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.createItem(Seeds.NewItems.milk)])
  }

  /// A3 A2.
  func test_saveItem_whileSaving_callsNoOutputAgain() {
    // Arrange
    save()

    // Act
    save("")

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentProgress(SavingProgressResponse())])
  }

  /// A2.
  func test_saveItem_withBlankTitle_callsOutputPresentRefusalOnly() {
    // Act
    save(" \n\t")

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentRefusal(RefusalResponse(error: .blank))])
  }

  /// A2.
  func test_saveItem_withLongTitle_callsOutputPresentRefusalOnly() {
    // Act
    save(String(repeating: "a", count: 81))

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentRefusal(RefusalResponse(error: .tooLong))])
  }

  /// A2.
  func test_saveItem_withBlankTitle_callsNoWorker() {
    // Act
    save("")

    // Assert
    XCTAssertEqual(workerSpy.calls, [])
  }

  /// A2.
  func test_saveItem_withLongTitle_callsNoWorker() {
    // Act
    save(String(repeating: "a", count: 81))

    // Assert
    XCTAssertEqual(workerSpy.calls, [])
  }

  /// A2.
  func test_saveItem_afterRefusal_callsWorker() {
    // Arrange
    save("")

    // Act
    save()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.createItem(Seeds.NewItems.milk)])
  }

  // MARK: - Cancel saving

  /// A6 X5.
  func test_cancelSaving_callsWorkerCancelOnly() {
    // Act
    target.cancelSaving(request: CancelSavingRequest())

    // Assert
    XCTAssertEqual(workerSpy.calls, [.cancel])
  }

  /// A6 X5.
  func test_cancelSaving_callsNoOutput() {
    // Act
    target.cancelSaving(request: CancelSavingRequest())

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  /// A3 A6.
  func test_saveItem_afterCancel_callsWorkerAgain() {
    // Arrange
    save()
    target.cancelSaving(request: CancelSavingRequest())

    // Act
    save()

    // Assert
    XCTAssertEqual(
      workerSpy.calls,
      [.createItem(Seeds.NewItems.milk), .cancel, .createItem(Seeds.NewItems.milk)])
  }

  // MARK: - Lifetime

  /// X2 A6.
  func test_completion_doesNotKeepTargetAlive() {
    // Arrange
    save()
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  /// X4 A6.
  func test_lateReply_whenTargetIsGone_callsNoOutput() {
    // Arrange
    save()
    outputSpy.forgetCalls()
    target = nil

    // Act
    workerSpy.createItemCompletion?(.success(Seeds.Items.milk))

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  // MARK: - Helpers

  private func save(_ title: String = "Buy milk", isEnabled: Bool = true) {
    target.saveItem(request: SaveItemRequest(title: title, isEnabled: isEnabled))
  }
}
