import Items
import XCTest

@testable import CleanSwift

/// Tests what the form's interactor requests from its worker, and what it presents.
final class AddItemInteractorTests: XCTestCase {
  private let log = CallLog<AddItemCall>()
  private var target: AddItemInteractor!
  private var workerSpy: AddItemWorkerSpy!
  private var outputSpy: AddItemInteractorOutputSpy!

  override func setUp() {
    workerSpy = AddItemWorkerSpy(log)
    target = AddItemInteractor(worker: workerSpy)
    outputSpy = AddItemInteractorOutputSpy(log)
    target.output = outputSpy
  }

  // MARK: - Edit title

  /// A2.
  func test_editTitle_presentsEditedTitle() {
    target.editTitle(request: EditTitleRequest())

    assertCalls(log, [.presentEditedTitle])
  }

  // MARK: - Save item

  /// A3.
  func test_saveItem_presentsProgressThenCallsWorker() {
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    assertCalls(log, [.presentProgress, .worker(.createItem(Samples.newMilk))])
  }

  /// A2 A3.
  func test_saveItem_trimsTitle() {
    target.saveItem(request: SaveItemRequest(title: "  Buy milk\n", isEnabled: false))

    let newItem = NewItem(title: "Buy milk", isEnabled: false)
    assertCalls(log, [.presentProgress, .worker(.createItem(newItem))])
  }

  /// A4.
  func test_saveItem_onReply_presentsSavedItem() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    log.forget()

    // Act
    workerSpy.createItemCompletion?(.success(()))

    // Assert
    assertCalls(log, [.presentSavedItem])
  }

  /// A4.
  func test_saveItem_onReply_itemWasAddedBeforePresenting() {
    // Arrange
    var itemWasAdded: Bool?
    outputSpy.onPresentSavedItem = { [weak self] in itemWasAdded = self?.target.itemWasAdded }
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Act
    workerSpy.createItemCompletion?(.success(()))

    // Assert
    XCTAssertEqual(itemWasAdded, true)
  }

  /// A4.
  func test_saveItem_whenStoreFails_presentsSavedItem() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    log.forget()

    // Act
    workerSpy.createItemCompletion?(.failure(.store(.writeFailed)))

    // Assert
    assertCalls(log, [.presentSavedItem])
  }

  /// A5.
  func test_saveItem_onFailure_presentsError() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    log.forget()

    // Act
    workerSpy.createItemCompletion?(.failure(.network(.status(422))))

    // Assert
    assertCalls(log, [.presentError(SavingErrorResponse(failure: .network(.status(422))))])
  }

  /// A5 A6.
  func test_saveItem_onFailure_itemWasNotAdded() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Act
    workerSpy.createItemCompletion?(.failure(.network(.offline)))

    // Assert
    XCTAssertFalse(target.itemWasAdded)
  }

  /// A4.
  func test_saveItem_afterReply_callsNobody() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    workerSpy.createItemCompletion?(.success(()))
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    assertCalls(log, [])
  }

  /// A5.
  func test_saveItem_afterFailure_callsWorkerAgain() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    workerSpy.createItemCompletion?(.failure(.network(.offline)))
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    assertCalls(log, [.presentProgress, .worker(.createItem(Samples.newMilk))])
  }

  /// A5 X6.
  func test_saveItem_afterFailureWithinCall_callsWorkerAgain() {
    // Arrange
    workerSpy.createItemResult = .failure(.network(.offline))
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    workerSpy.createItemResult = nil
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    assertCalls(log, [.presentProgress, .worker(.createItem(Samples.newMilk))])
  }

  /// A3 X6.
  func test_saveItem_whileSaving_callsNobody() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    assertCalls(log, [])
  }

  /// A2.
  func test_saveItem_withBlankTitle_presentsRefusal() {
    target.saveItem(request: SaveItemRequest(title: " \n\t", isEnabled: true))

    assertCalls(log, [.presentRefusal(RefusalResponse(error: .blank))])
  }

  /// A2.
  func test_saveItem_withLongTitle_presentsRefusal() {
    // Arrange
    let title = String(repeating: "a", count: 81)

    // Act
    target.saveItem(request: SaveItemRequest(title: title, isEnabled: true))

    // Assert
    assertCalls(log, [.presentRefusal(RefusalResponse(error: .tooLong))])
  }

  /// A2.
  func test_saveItem_afterRefusal_callsWorker() {
    // Arrange
    target.saveItem(request: SaveItemRequest(title: "", isEnabled: true))
    log.forget()

    // Act
    target.saveItem(request: SaveItemRequest(title: "Buy milk", isEnabled: true))

    // Assert
    assertCalls(log, [.presentProgress, .worker(.createItem(Samples.newMilk))])
  }

  // MARK: - Cancel saving

  /// A6 X5.
  func test_cancelSaving_cancelsWorker() {
    target.cancelSaving(request: CancelSavingRequest())

    assertCalls(log, [.worker(.cancel)])
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

  // MARK: - Without output

  /// X4.
  func test_withoutOutput_onlyCallsWorker() {
    // Arrange
    target.output = nil
    let request = SaveItemRequest(title: "Buy milk", isEnabled: true)
    let call = AddItemCall.worker(.createItem(Samples.newMilk))

    // Act
    target.editTitle(request: EditTitleRequest())
    target.saveItem(request: SaveItemRequest(title: "", isEnabled: true))
    target.saveItem(request: request)
    workerSpy.createItemCompletion?(.failure(.network(.offline)))
    target.saveItem(request: request)
    workerSpy.createItemCompletion?(.success(()))

    // Assert
    assertCalls(log, [call, call])
  }
}
