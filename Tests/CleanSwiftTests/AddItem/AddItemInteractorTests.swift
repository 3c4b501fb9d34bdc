import Items
import XCTest

@testable import CleanSwift

/// Tests the form's interactor at its boundary: what it asks the worker, and what it hands over.
final class AddItemInteractorTests: XCTestCase {
  private let log = CallLog()
  private var target: AddItemInteractor!
  private var outputSpy: AddItemInteractorOutputSpy!
  private var workerSpy: AddItemWorkerSpy!

  override func setUp() {
    outputSpy = AddItemInteractorOutputSpy(log)
    workerSpy = AddItemWorkerSpy(log)
    target = AddItemInteractor(worker: workerSpy)
    target.output = outputSpy
  }

  // MARK: - Edit title

  /// A2.
  func test_editTitle_callsOutputPresentEditedTitleOnly() {
    target.editTitle(request: EditTitleRequest())

    XCTAssertEqual(log.calls, ["presentEditedTitle(response:)"])
  }

  // MARK: - Save item

  /// A3.
  func test_saveItem_callsOutputPresentProgressThenWorker() {
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    XCTAssertEqual(log.calls, ["presentProgress(response:)", "createItem(_:completion:)"])
  }

  /// A2 A3.
  func test_saveItem_newItemContainsTrimmedTitle() {
    target.saveItem(request: SaveItemRequest(title: "  Buy milk\n", isEnabled: true))

    XCTAssertEqual(workerSpy.createItemNewItem, NewItem(title: "Buy milk", isEnabled: true))
  }

  /// A3.
  func test_saveItem_newItemContainsSwitch() {
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: false))

    XCTAssertEqual(workerSpy.createItemNewItem?.isEnabled, false)
  }

  /// A4.
  func test_saveItem_onReply_callsOutputPresentSavedItemOnly() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    log.forget()

    // Act
    workerSpy.createItemCompletion?(.success(()))

    // Assert
    XCTAssertEqual(log.calls, ["presentSavedItem(response:)"])
  }

  /// A4.
  func test_saveItem_onReply_dataStoreSaysThatItemWasAdded() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Act
    workerSpy.createItemCompletion?(.success(()))

    // Assert
    XCTAssertTrue(target.itemWasAdded)
  }

  /// A5.
  func test_saveItem_onFailure_callsOutputPresentErrorOnly() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    log.forget()

    // Act
    workerSpy.createItemCompletion?(.failure(.offline))

    // Assert
    XCTAssertEqual(log.calls, ["presentError(response:)"])
  }

  /// A5.
  func test_saveItem_onFailure_responseContainsFailure() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Act
    workerSpy.createItemCompletion?(.failure(.status(422)))

    // Assert
    XCTAssertEqual(
      outputSpy.presentErrorResponse, SavingErrorResponse(failure: .network(.status(422))))
  }

  /// A5 A6.
  func test_saveItem_onFailure_dataStoreSaysThatNoItemWasAdded() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Act
    workerSpy.createItemCompletion?(.failure(.offline))

    // Assert
    XCTAssertFalse(target.itemWasAdded)
  }

  /// A5.
  func test_saveItem_afterFailure_callsWorkerAgain() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    workerSpy.createItemCompletion?(.failure(.offline))
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "createItem(_:completion:)"])
  }

  /// A5 X6.
  func test_saveItem_afterFailureWithinCall_callsWorkerAgain() {
    // Arrange
    workerSpy.createItemResult = .failure(.offline)
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    workerSpy.createItemResult = nil
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "createItem(_:completion:)"])
  }

  /// A3 X6.
  func test_saveItem_whileSaving_callsNobody() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// A4 X6.
  func test_saveItem_afterReply_callsNobody() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    workerSpy.createItemCompletion?(.success(()))
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// A2.
  func test_saveItem_withBlankTitle_callsOutputPresentRefusalOnly() {
    target.saveItem(request: SaveItemRequest(title: " \n\t", isEnabled: true))

    XCTAssertEqual(log.calls, ["presentRefusal(response:)"])
  }

  /// A2.
  func test_saveItem_withBlankTitle_responseContainsError() {
    target.saveItem(request: SaveItemRequest(title: " \n\t", isEnabled: true))

    XCTAssertEqual(outputSpy.presentRefusalResponse, RefusalResponse(error: .blank))
  }

  /// A2.
  func test_saveItem_withLongTitle_responseContainsError() {
    // Arrange
    let title = String(repeating: "a", count: 81)

    // Act
    target.saveItem(request: SaveItemRequest(title: title, isEnabled: true))

    // Assert
    XCTAssertEqual(outputSpy.presentRefusalResponse, RefusalResponse(error: .tooLong))
  }

  /// A2.
  func test_saveItem_afterRefusal_callsWorker() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "", isEnabled: true))
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "createItem(_:completion:)"])
  }

  // MARK: - Cancel saving

  /// A6 X5.
  func test_cancelSaving_callsWorkerCancelOnly() {
    target.cancelSaving(request: CancelSavingRequest())

    XCTAssertEqual(log.calls, ["cancel()"])
  }

  /// A6.
  func test_saveItem_afterCancel_callsWorkerAgain() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    target.cancelSaving(request: CancelSavingRequest())
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "createItem(_:completion:)"])
  }

  // MARK: - Lifetime

  /// X2 A6.
  func test_saveItem_completionDoesNotKeepTargetAlive() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }
}
