import Items
import XCTest

@testable import CleanSwift

/// Tests what the list's interactor requests from its worker, and what it presents.
final class ItemsListInteractorTests: XCTestCase {
  private let milk = Samples.milk
  private let plants = Samples.plants
  private let log = CallLog<ItemsListCall>()
  private var target: ItemsListInteractor!
  private var workerSpy: ItemsListWorkerSpy!

  override func setUp() {
    workerSpy = ItemsListWorkerSpy(log)
    target = ItemsListInteractor(worker: workerSpy)
    target.output = ItemsListInteractorOutputSpy(log)
  }

  // MARK: - Open list

  /// L1.
  func test_openList_presentsStoredItemsThenLoads() {
    // Arrange
    workerSpy.readItemsResult = .success([plants, milk])

    // Act
    target.openList(request: OpenListRequest())

    // Assert
    assertCalls(
      log,
      [
        .worker(.readItems), .presentItems(ItemsResponse(items: [plants, milk])),
        .presentProgress(ItemsProgressResponse(work: .loading)), .worker(.fetchItems),
      ])
  }

  /// L1 L9.
  func test_openList_keepsStoredItems() {
    // Arrange
    workerSpy.readItemsResult = .success([plants, milk])

    // Act
    target.openList(request: OpenListRequest())

    // Assert
    XCTAssertEqual(target.items, [plants, milk])
  }

  /// L1 L4.
  func test_openList_withEmptyStore_onlyLoads() {
    // Arrange
    workerSpy.readItemsResult = .success([])

    // Act
    target.openList(request: OpenListRequest())

    // Assert
    assertCalls(
      log,
      [
        .worker(.readItems), .presentProgress(ItemsProgressResponse(work: .loading)),
        .worker(.fetchItems),
      ])
  }

  /// L1.
  func test_openList_whenStoreCannotBeRead_onlyLoads() {
    // Arrange
    workerSpy.readItemsResult = .failure(.readFailed)

    // Act
    target.openList(request: OpenListRequest())

    // Assert
    assertCalls(
      log,
      [
        .worker(.readItems), .presentProgress(ItemsProgressResponse(work: .loading)),
        .worker(.fetchItems),
      ])
  }

  // MARK: - Fetch items

  /// L1 L7.
  func test_fetchItems_presentsLoadingThenCallsWorker() {
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    assertCalls(
      log, [.presentProgress(ItemsProgressResponse(work: .loading)), .worker(.fetchItems)])
  }

  /// L6.
  func test_fetchItems_onPull_presentsRefreshingThenCallsWorker() {
    target.fetchItems(request: FetchItemsRequest(isPull: true))

    assertCalls(
      log, [.presentProgress(ItemsProgressResponse(work: .refreshing)), .worker(.fetchItems)])
  }

  /// L2.
  func test_fetchItems_onReply_presentsItemsInOrder() {
    // Arrange
    fetch()
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.success([plants, milk]))

    // Assert
    assertCalls(log, [.presentItems(ItemsResponse(items: [plants, milk]))])
  }

  /// L2 L9.
  func test_fetchItems_onReply_keepsItems() {
    // Arrange
    load([milk])
    fetch()

    // Act
    workerSpy.fetchItemsCompletion?(.success([plants]))

    // Assert
    XCTAssertEqual(target.items, [plants])
  }

  /// L8 L12.
  func test_fetchItems_onUnchangedReply_presentsUnchangedItems() {
    // Arrange
    load([milk, plants])
    fetch()
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.success([milk, plants]))

    // Assert
    assertCalls(log, [.presentUnchangedItems(UnchangedItemsResponse(hasItems: true))])
  }

  /// L4.
  func test_fetchItems_onFirstReplyWithoutItems_presentsUnchangedItems() {
    // Arrange
    fetch()
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.success([]))

    // Assert
    assertCalls(log, [.presentUnchangedItems(UnchangedItemsResponse(hasItems: false))])
  }

  /// L2 L12.
  func test_fetchItems_onReplyInAnotherOrder_presentsItems() {
    // Arrange
    load([milk, plants])
    fetch()
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.success([plants, milk]))

    // Assert
    assertCalls(log, [.presentItems(ItemsResponse(items: [plants, milk]))])
  }

  /// L12.
  func test_fetchItems_onReplyWithAnotherOwner_presentsItems() {
    // Arrange
    let soldMilk = Item(
      id: milk.id, title: milk.title, isEnabled: milk.isEnabled, createdAt: milk.createdAt,
      owner: "sam")
    load([milk])
    fetch()
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.success([soldMilk]))

    // Assert
    assertCalls(log, [.presentItems(ItemsResponse(items: [soldMilk]))])
  }

  /// L3 L8.
  func test_fetchItems_onFailure_presentsErrorWithItems() {
    // Arrange
    load([milk])
    fetch()
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.failure(.store(.writeFailed)))

    // Assert
    assertCalls(
      log, [.presentError(ItemsErrorResponse(failure: .store(.writeFailed), hasItems: true))])
  }

  /// L3 L8.
  func test_fetchItems_onFailureWithoutItems_presentsErrorWithoutItems() {
    // Arrange
    fetch()
    log.forget()

    // Act
    workerSpy.fetchItemsCompletion?(.failure(.network(.timedOut)))

    // Assert
    assertCalls(
      log, [.presentError(ItemsErrorResponse(failure: .network(.timedOut), hasItems: false))])
  }

  /// L3 L9.
  func test_fetchItems_onFailure_keepsFormerItems() {
    // Arrange
    load([milk])
    fetch()

    // Act
    workerSpy.fetchItemsCompletion?(.failure(.network(.offline)))

    // Assert
    XCTAssertEqual(target.items, [milk])
  }

  /// L5 X6.
  func test_fetchItems_whileLoading_callsNobody() {
    // Arrange
    fetch()
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Assert
    assertCalls(log, [])
  }

  /// L5.
  func test_fetchItems_onPullWhileLoading_callsNobody() {
    // Arrange
    fetch()
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: true))

    // Assert
    assertCalls(log, [])
  }

  /// L5 X6.
  func test_fetchItems_whileRefreshing_callsNobody() {
    // Arrange
    target.fetchItems(request: FetchItemsRequest(isPull: true))
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Assert
    assertCalls(log, [])
  }

  /// L8 X6.
  func test_fetchItems_whileDeleting_callsNobody() {
    // Arrange
    load([milk])
    target.deleteItems(request: DeleteItemsRequest())
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: true))

    // Assert
    assertCalls(log, [])
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
    assertCalls(log, [])
  }

  /// L3 L7.
  func test_fetchItems_afterFailure_callsWorkerAgain() {
    // Arrange
    fetch()
    workerSpy.fetchItemsCompletion?(.failure(.network(.offline)))
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: false))

    // Assert
    assertCalls(
      log, [.presentProgress(ItemsProgressResponse(work: .loading)), .worker(.fetchItems)])
  }

  /// L6 X6.
  func test_fetchItems_afterReplyWithinCall_callsWorkerAgain() {
    // Arrange
    workerSpy.fetchItemsResult = .success([milk])
    fetch()
    workerSpy.fetchItemsResult = nil
    log.forget()

    // Act
    target.fetchItems(request: FetchItemsRequest(isPull: true))

    // Assert
    assertCalls(
      log, [.presentProgress(ItemsProgressResponse(work: .refreshing)), .worker(.fetchItems)])
  }

  // MARK: - Reload items

  /// L1 X7.
  func test_reloadItems_withoutAddedItem_callsNobody() {
    target.reloadItems(request: ReloadItemsRequest())

    assertCalls(log, [])
  }

  /// A4 L7.
  func test_reloadItems_withAddedItem_presentsLoadingThenCallsWorker() {
    // Arrange
    target.itemWasAdded = true

    // Act
    target.reloadItems(request: ReloadItemsRequest())

    // Assert
    assertCalls(
      log, [.presentProgress(ItemsProgressResponse(work: .loading)), .worker(.fetchItems)])
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
    assertCalls(log, [])
  }

  /// A4 X6.
  func test_reloadItems_whileLoading_callsWorkerAgain() {
    // Arrange
    fetch()
    target.itemWasAdded = true
    log.forget()

    // Act
    target.reloadItems(request: ReloadItemsRequest())

    // Assert
    assertCalls(
      log, [.presentProgress(ItemsProgressResponse(work: .loading)), .worker(.fetchItems)])
  }

  /// A4 X6 L8.
  func test_reloadItems_whileDeleting_callsWorker() {
    // Arrange
    load([milk])
    target.deleteItems(request: DeleteItemsRequest())
    target.itemWasAdded = true
    log.forget()

    // Act
    target.reloadItems(request: ReloadItemsRequest())

    // Assert
    assertCalls(
      log, [.presentProgress(ItemsProgressResponse(work: .loading)), .worker(.fetchItems)])
  }

  /// A4.
  func test_reloadItems_keepsItemsUntilReply() {
    // Arrange
    load([plants])
    target.itemWasAdded = true

    // Act
    target.reloadItems(request: ReloadItemsRequest())

    // Assert
    XCTAssertEqual(target.items, [plants])
  }

  // MARK: - Delete items

  /// L7 L8.
  func test_deleteItems_presentsDeletingThenCallsWorker() {
    // Arrange
    load([milk])

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    assertCalls(
      log, [.presentProgress(ItemsProgressResponse(work: .deleting)), .worker(.deleteItems)])
  }

  /// L4 L8.
  func test_deleteItems_onReply_presentsNoItems() {
    // Arrange
    load([milk])
    target.deleteItems(request: DeleteItemsRequest())
    log.forget()

    // Act
    workerSpy.deleteItemsCompletion?(.success(()))

    // Assert
    assertCalls(log, [.presentItems(ItemsResponse(items: []))])
  }

  /// L8 L9.
  func test_deleteItems_onReply_keepsNoItems() {
    // Arrange
    load([milk])
    target.deleteItems(request: DeleteItemsRequest())

    // Act
    workerSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(target.items, [])
  }

  /// L8.
  func test_deleteItems_onFailure_presentsErrorWithItems() {
    // Arrange
    load([milk])
    target.deleteItems(request: DeleteItemsRequest())
    log.forget()

    // Act
    workerSpy.deleteItemsCompletion?(.failure(.store(.writeFailed)))

    // Assert
    assertCalls(
      log, [.presentError(ItemsErrorResponse(failure: .store(.writeFailed), hasItems: true))])
  }

  /// L8 L9.
  func test_deleteItems_onFailure_keepsItems() {
    // Arrange
    load([milk])
    target.deleteItems(request: DeleteItemsRequest())

    // Act
    workerSpy.deleteItemsCompletion?(.failure(.network(.offline)))

    // Assert
    XCTAssertEqual(target.items, [milk])
  }

  /// L8 X6.
  func test_deleteItems_withoutItems_callsNobody() {
    target.deleteItems(request: DeleteItemsRequest())

    assertCalls(log, [])
  }

  /// L8 X6.
  func test_deleteItems_whileLoading_callsNobody() {
    // Arrange
    load([milk])
    fetch()
    log.forget()

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    assertCalls(log, [])
  }

  /// L8 X6.
  func test_deleteItems_whileRefreshing_callsNobody() {
    // Arrange
    load([milk])
    target.fetchItems(request: FetchItemsRequest(isPull: true))
    log.forget()

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    assertCalls(log, [])
  }

  /// L8 X6.
  func test_deleteItems_whileDeleting_callsNobody() {
    // Arrange
    load([milk])
    target.deleteItems(request: DeleteItemsRequest())
    log.forget()

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    assertCalls(log, [])
  }

  /// L8.
  func test_deleteItems_afterFailure_callsWorkerAgain() {
    // Arrange
    load([milk])
    target.deleteItems(request: DeleteItemsRequest())
    workerSpy.deleteItemsCompletion?(.failure(.network(.offline)))
    log.forget()

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    assertCalls(
      log, [.presentProgress(ItemsProgressResponse(work: .deleting)), .worker(.deleteItems)])
  }

  /// L8 X6.
  func test_deleteItems_afterFailureWithinCall_callsWorkerAgain() {
    // Arrange
    load([milk])
    workerSpy.deleteItemsResult = .failure(.network(.offline))
    target.deleteItems(request: DeleteItemsRequest())
    workerSpy.deleteItemsResult = nil
    log.forget()

    // Act
    target.deleteItems(request: DeleteItemsRequest())

    // Assert
    assertCalls(
      log, [.presentProgress(ItemsProgressResponse(work: .deleting)), .worker(.deleteItems)])
  }

  // MARK: - Lifetime

  /// X2.
  func test_fetchItems_completionDoesNotKeepTargetAlive() {
    // Arrange
    fetch()
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  /// X2.
  func test_deleteItems_completionDoesNotKeepTargetAlive() {
    // Arrange
    load([milk])
    target.deleteItems(request: DeleteItemsRequest())
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
    workerSpy.readItemsResult = .success([milk])

    // Act
    target.openList(request: OpenListRequest())
    workerSpy.fetchItemsCompletion?(.success([milk]))
    fetch()
    workerSpy.fetchItemsCompletion?(.failure(.network(.offline)))

    // Assert
    assertCalls(log, [.worker(.readItems), .worker(.fetchItems), .worker(.fetchItems)])
  }

  // MARK: - Helpers

  private func fetch() {
    target.fetchItems(request: FetchItemsRequest(isPull: false))
  }

  /// Loads the items, and forgets the calls.
  private func load(_ items: [Item]) {
    fetch()
    workerSpy.fetchItemsCompletion?(.success(items))
    log.forget()
  }
}
