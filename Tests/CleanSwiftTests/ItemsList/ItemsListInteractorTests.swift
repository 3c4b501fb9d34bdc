import Items
import ItemsNetworking
import XCTest

@testable import CleanSwift

/// Tests the list's interactor at its boundary: what it asks the worker, and what it hands over.
final class ItemsListInteractorTests: XCTestCase {
  private let milk = Seeds.Items.milk
  private let plants = Seeds.Items.plants
  private let log = CallLog()
  private var target: ItemsListInteractor!
  private var outputSpy: ItemsListInteractorOutputSpy!
  private var workerSpy: ItemsListWorkerSpy!

  override func setUp() {
    outputSpy = ItemsListInteractorOutputSpy(log)
    workerSpy = ItemsListWorkerSpy(log)
    target = ItemsListInteractor(worker: workerSpy)
    target.output = outputSpy
  }

  // MARK: - Open list

  /// L1.
  func test_openList_callsWorkerThenOutputPresentItemsThenLoads() {
    // Arrange
    workerSpy.readItemsResult = .success([milk])

    // Act
    target.openList(request: OpenListRequest())

    // Assert
    XCTAssertEqual(
      log.calls,
      [
        "readItems()", "presentItems(response:)", "presentProgress(response:)",
        "fetchItems(completion:)",
      ])
  }

  /// L1.
  func test_openList_responseContainsItems() {
    // Arrange
    workerSpy.readItemsResult = .success([plants, milk])

    // Act
    target.openList(request: OpenListRequest())

    // Assert
    XCTAssertEqual(outputSpy.presentItemsResponse, ItemsResponse(items: [plants, milk]))
  }

  /// L1.
  func test_openList_progressResponseContainsLoading() {
    target.openList(request: OpenListRequest())

    XCTAssertEqual(outputSpy.presentProgressResponse, ItemsProgressResponse(work: .loading))
  }

  /// L1 L9.
  func test_openList_putsItemsIntoDataStore() {
    // Arrange
    workerSpy.readItemsResult = .success([plants, milk])

    // Act
    target.openList(request: OpenListRequest())

    // Assert
    XCTAssertEqual(target.items, [plants, milk])
  }

  /// L1 L4.
  func test_openList_withEmptyStore_loadsOnly() {
    // Arrange
    workerSpy.readItemsResult = .success([])

    // Act
    target.openList(request: OpenListRequest())

    // Assert
    XCTAssertEqual(
      log.calls, ["readItems()", "presentProgress(response:)", "fetchItems(completion:)"])
  }

  /// L1.
  func test_openList_whenReadingFails_loadsOnly() {
    // Arrange
    workerSpy.readItemsResult = .failure(.readFailed)

    // Act
    target.openList(request: OpenListRequest())

    // Assert
    XCTAssertEqual(
      log.calls, ["readItems()", "presentProgress(response:)", "fetchItems(completion:)"])
  }

  /// X6 L1.
  func test_openList_whileLoading_callsNobody() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    log.forget()

    // Act
    target.openList(request: OpenListRequest())

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  // MARK: - Fetch items

  /// L1 L7.
  func test_fetchItems_callsOutputPresentProgressThenWorker() {
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchItems(completion:)"])
  }

  /// L1.
  func test_fetchItems_responseContainsLoading() {
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    XCTAssertEqual(outputSpy.presentProgressResponse, ItemsProgressResponse(work: .loading))
  }

  /// L6.
  func test_fetchItems_onPull_responseContainsRefreshing() {
    target.fetchItems(request: FetchItemsRequest(isPull: true))

    XCTAssertEqual(outputSpy.presentProgressResponse, ItemsProgressResponse(work: .refreshing))
  }

  /// L2.
  func test_fetchItems_onReply_callsOutputPresentItemsOnly() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.success([milk]))

    // Assert
    XCTAssertEqual(log.calls, ["presentItems(response:)"])
  }

  /// L2.
  func test_fetchItems_onReply_responseContainsItemsInOrder() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Act
    workerSpy.fetchItemsCompletion?(.success([plants, milk]))

    // Assert
    XCTAssertEqual(outputSpy.presentItemsResponse, ItemsResponse(items: [plants, milk]))
  }

  /// L9 L2.
  func test_fetchItems_onReply_putsItemsIntoDataStore() {
    // Arrange
    show([milk])
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Act
    workerSpy.fetchItemsCompletion?(.success([plants]))

    // Assert
    XCTAssertEqual(target.items, [plants])
  }

  /// L12 L6.
  func test_fetchItems_onUnchangedReply_callsOutputPresentUnchangedItemsOnly() {
    // Arrange
    show([milk, plants])
    target.fetchItems(request: FetchItemsRequest(isPull: true))
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.success([milk, plants]))

    // Assert
    XCTAssertEqual(log.calls, ["presentUnchangedItems(response:)"])
  }

  /// L12 L8.
  func test_fetchItems_onUnchangedReply_responseSaysThatThereAreItems() {
    // Arrange
    show([milk])
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Act
    workerSpy.fetchItemsCompletion?(.success([milk]))

    // Assert
    XCTAssertEqual(
      outputSpy.presentUnchangedItemsResponse, UnchangedItemsResponse(hasItems: true))
  }

  /// L4.
  func test_fetchItems_onEmptyReply_responseSaysThatThereAreNoItems() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Act
    workerSpy.fetchItemsCompletion?(.success([]))

    // Assert
    XCTAssertEqual(
      outputSpy.presentUnchangedItemsResponse, UnchangedItemsResponse(hasItems: false))
  }

  /// L12 L2.
  func test_fetchItems_onReplyInAnotherOrder_callsOutputPresentItemsOnly() {
    // Arrange
    show([milk, plants])
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.success([plants, milk]))

    // Assert
    XCTAssertEqual(log.calls, ["presentItems(response:)"])
  }

  /// L12.
  func test_fetchItems_onReplyWithAnotherOwner_callsOutputPresentItemsOnly() {
    // Arrange
    show([milk])
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    log.forget()
    let sold = Item(
      id: milk.id, title: milk.title, isEnabled: milk.isEnabled, createdAt: milk.createdAt,
      owner: "sam")

    // Act
    workerSpy.fetchItemsCompletion?(.success([sold]))

    // Assert
    XCTAssertEqual(log.calls, ["presentItems(response:)"])
  }

  /// L3 L6.
  func test_fetchItems_onFailure_callsOutputPresentErrorOnly() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: true))
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.failure(.network(.offline)))

    // Assert
    XCTAssertEqual(log.calls, ["presentError(response:)"])
  }

  /// L3 L8.
  func test_fetchItems_onFailureWithItems_responseContainsFailureAndThatThereAreItems() {
    // Arrange
    show([milk])
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Act
    workerSpy.fetchItemsCompletion?(.failure(.store(.writeFailed)))

    // Assert
    XCTAssertEqual(
      outputSpy.presentErrorResponse,
      ItemsErrorResponse(failure: .store(.writeFailed), hasItems: true))
  }

  /// L3 L8.
  func test_fetchItems_onFailureWithoutItems_responseContainsFailureAndThatThereAreNone() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Act
    workerSpy.fetchItemsCompletion?(.failure(.network(.timedOut)))

    // Assert
    XCTAssertEqual(
      outputSpy.presentErrorResponse,
      ItemsErrorResponse(failure: .network(.timedOut), hasItems: false))
  }

  /// L3 L9.
  func test_fetchItems_onFailure_keepsItemsInDataStore() {
    // Arrange
    show([milk])
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Act
    workerSpy.fetchItemsCompletion?(.failure(.network(.offline)))

    // Assert
    XCTAssertEqual(target.items, [milk])
  }

  /// L5 X6.
  func test_fetchItems_whileLoading_callsNobody() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// L5.
  func test_fetchItems_onPullWhileLoading_callsNobody() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: true))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// L5 X6.
  func test_fetchItems_whileRefreshing_callsNobody() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: true))
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// L8 X6.
  func test_fetchItems_whileDeleting_callsNobody() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: true))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// L6 L7.
  func test_fetchItems_afterReply_callsWorkerAgain() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    workerSpy.fetchItemsCompletion?(.success([milk]))
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: true))

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchItems(completion:)"])
  }

  /// L3 L7.
  func test_fetchItems_afterFailure_callsWorkerAgain() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    workerSpy.fetchItemsCompletion?(.failure(.network(.offline)))
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchItems(completion:)"])
  }

  /// L3 X6.
  func test_fetchItems_afterFailureWithinCall_callsWorkerAgain() {
    // Arrange
    workerSpy.fetchItemsResult = .failure(.network(.offline))
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    workerSpy.fetchItemsResult = nil
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchItems(completion:)"])
  }

  /// L6 X6.
  func test_fetchItems_afterPullAnsweredWithinCall_callsWorkerAgain() {
    // Arrange
    workerSpy.fetchItemsResult = .success([milk])
    target.fetchItems(request: FetchItemsRequest(isPull: true))
    workerSpy.fetchItemsResult = nil
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: true))

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchItems(completion:)"])
  }

  // MARK: - Reload items

  /// L1 X7.
  func test_reloadItems_withoutAddedItem_callsNobody() {
    target.reloadItems(request: ReloadItemsRequest())

    XCTAssertEqual(log.calls, [])
  }

  /// A4.
  func test_reloadItems_onceItemWasAdded_callsOutputPresentProgressThenWorker() {
    // Arrange
    target.itemWasAdded = true

    // Act
    target.reloadItems(request: ReloadItemsRequest())

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchItems(completion:)"])
  }

  /// A4 L7.
  func test_reloadItems_onceItemWasAdded_responseContainsLoading() {
    // Arrange
    target.itemWasAdded = true

    // Act
    target.reloadItems(request: ReloadItemsRequest())

    // Assert
    XCTAssertEqual(outputSpy.presentProgressResponse, ItemsProgressResponse(work: .loading))
  }

  /// A4 X7.
  func test_reloadItems_again_callsNobody() {
    // Arrange
    target.itemWasAdded = true
    target.reloadItems(request: ReloadItemsRequest())
    workerSpy.fetchItemsCompletion?(.success([milk]))
    log.forget()

    // Act
    target.reloadItems(request: ReloadItemsRequest())

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// A4 X6.
  func test_reloadItems_whileLoading_callsWorkerAgain() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    target.itemWasAdded = true
    log.forget()

    // Act
    target.reloadItems(request: ReloadItemsRequest())

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchItems(completion:)"])
  }

  /// A4 X6 L8.
  func test_reloadItems_whileDeleting_callsWorkerAgain() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())
    target.itemWasAdded = true
    log.forget()

    // Act
    target.reloadItems(request: ReloadItemsRequest())

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchItems(completion:)"])
  }

  /// L5 A4.
  func test_fetchItems_whileReloading_callsNobody() {
    // Arrange
    target.itemWasAdded = true
    target.reloadItems(request: ReloadItemsRequest())
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: true))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// A4.
  func test_reloadItems_keepsItemsInDataStoreUntilReply() {
    // Arrange
    show([plants])
    target.itemWasAdded = true

    // Act
    target.reloadItems(request: ReloadItemsRequest())

    // Assert
    XCTAssertEqual(target.items, [plants])
  }

  // MARK: - Delete items

  /// L8 L7.
  func test_deleteItems_callsOutputPresentProgressThenWorker() {
    // Arrange
    show([milk])

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "deleteItems(completion:)"])
  }

  /// L8.
  func test_deleteItems_responseContainsDeleting() {
    // Arrange
    show([milk])

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    XCTAssertEqual(outputSpy.presentProgressResponse, ItemsProgressResponse(work: .deleting))
  }

  /// L8.
  func test_deleteItems_onReply_callsOutputPresentItemsOnly() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())
    log.forget()

    // Act
    workerSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(log.calls, ["presentItems(response:)"])
  }

  /// L8 L4.
  func test_deleteItems_onReply_responseContainsNoItems() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())

    // Act
    workerSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(outputSpy.presentItemsResponse, ItemsResponse(items: []))
  }

  /// L8 L9.
  func test_deleteItems_onReply_emptiesDataStore() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())

    // Act
    workerSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(target.items, [])
  }

  /// L8.
  func test_deleteItems_onFailure_callsOutputPresentErrorOnly() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())
    log.forget()

    // Act
    workerSpy.deleteItemsCompletion?(.failure(.network(.offline)))

    // Assert
    XCTAssertEqual(log.calls, ["presentError(response:)"])
  }

  /// L8.
  func test_deleteItems_onFailure_responseContainsFailureAndThatThereAreItems() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())

    // Act
    workerSpy.deleteItemsCompletion?(.failure(.store(.writeFailed)))

    // Assert
    XCTAssertEqual(
      outputSpy.presentErrorResponse,
      ItemsErrorResponse(failure: .store(.writeFailed), hasItems: true))
  }

  /// L8 L9.
  func test_deleteItems_onFailure_keepsItemsInDataStore() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())

    // Act
    workerSpy.deleteItemsCompletion?(.failure(.network(.offline)))

    // Assert
    XCTAssertEqual(target.items, [milk])
  }

  /// L8 X6.
  func test_deleteItems_withoutItems_callsNobody() {
    target.deleteItems(request: DeleteItemsRequest())

    XCTAssertEqual(log.calls, [])
  }

  /// L8 X6.
  func test_deleteItems_whileLoading_callsNobody() {
    // Arrange
    show([milk])
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    log.forget()

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// L8 X6.
  func test_deleteItems_whileRefreshing_callsNobody() {
    // Arrange
    show([milk])
    target.fetchItems(request: FetchItemsRequest(isPull: true))
    log.forget()

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// L8 X6.
  func test_deleteItems_whileDeleting_callsNobody() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())
    log.forget()

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// L8.
  func test_deleteItems_afterFailure_callsWorkerAgain() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())
    workerSpy.deleteItemsCompletion?(.failure(.network(.offline)))
    log.forget()

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "deleteItems(completion:)"])
  }

  /// L8 X6.
  func test_deleteItems_afterFailureWithinCall_callsWorkerAgain() {
    // Arrange
    show([milk])
    workerSpy.deleteItemsResult = .failure(.network(.offline))
    target.deleteItems(request: DeleteItemsRequest())
    workerSpy.deleteItemsResult = nil
    log.forget()

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "deleteItems(completion:)"])
  }

  // MARK: - Lifetime

  /// X2.
  func test_fetchItems_completionDoesNotKeepTargetAlive() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  /// X2.
  func test_deleteItems_completionDoesNotKeepTargetAlive() {
    // Arrange
    show([milk])
    target.deleteItems(request: DeleteItemsRequest())
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  // MARK: - Helpers

  /// Has the target present items, and forgets the calls that this took.
  private func show(_ items: [Item]) {
    target.fetchItems(request: FetchItemsRequest(isPull: false))
    workerSpy.fetchItemsCompletion?(.success(items))
    log.forget()
  }
}
