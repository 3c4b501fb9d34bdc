import Items
import XCTest

@testable import CleanSwift

/// Tests the list's interactor at its boundary: what it asks the worker, and what it hands over.
final class ItemsListInteractorTests: XCTestCase {
  private let milk = Seeds.Items.milk
  private let plants = Seeds.Items.plants
  private var target: ItemsListInteractor!
  private var outputSpy: ItemsListInteractorOutputSpy!
  private var workerSpy: ItemsListWorkerSpy!

  override func setUp() {
    outputSpy = ItemsListInteractorOutputSpy()
    workerSpy = ItemsListWorkerSpy()
    target = ItemsListInteractor(worker: workerSpy)
    target.output = outputSpy
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Show items

  /// L1.
  func test_showItems_callsWorkerReadItemsOnly() {
    // Act
    target.showItems(request: ShowItemsRequest())

    // Assert
    XCTAssertEqual(workerSpy.calls, [.readItems])
  }

  /// L1.
  func test_showItems_callsOutputPresentItemsOnly() {
    // Arrange
    workerSpy.readItemsResult = .success([milk, plants])

    // Act
    target.showItems(request: ShowItemsRequest())

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentItems(ItemsResponse(items: [milk, plants]))])
  }

  /// L1 L9.
  func test_showItems_putsItemsIntoDataStore() {
    // Arrange
    workerSpy.readItemsResult = .success([milk, plants])

    // Act
    target.showItems(request: ShowItemsRequest())

    // Assert
    XCTAssertEqual(target.items, [milk, plants])
  }

  /// L1.
  func test_showItems_whenReadingFails_callsNoOutput() {
    // Arrange
    workerSpy.readItemsResult = .failure(.readFailed)

    // Act
    target.showItems(request: ShowItemsRequest())

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  // MARK: - Fetch items

  /// L1 L7.
  func test_fetchItems_callsWorkerFetchItemsOnly() {
    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems])
  }

  /// L1.
  func test_fetchItems_callsOutputPresentProgressOfLoading() {
    // Act
    fetch()

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentProgress(ItemsProgressResponse(work: .loading))])
  }

  /// L6.
  func test_fetchItems_onPull_callsOutputPresentProgressOfRefreshing() {
    // Act
    fetch(isPull: true)

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentProgress(ItemsProgressResponse(work: .refreshing))])
  }

  /// L2.
  func test_fetchItems_onReply_callsOutputPresentItemsOnly() {
    // Arrange
    fetch()
    outputSpy.forgetCalls()

    // Act
    workerSpy.fetchItemsCompletion?(.success([plants, milk]))

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentItems(ItemsResponse(items: [plants, milk]))])
  }

  /// L2 L9.
  func test_fetchItems_onReply_putsItemsIntoDataStore() {
    // Arrange
    show([milk])
    fetch()

    // Act
    workerSpy.fetchItemsCompletion?(.success([plants]))

    // Assert
    XCTAssertEqual(target.items, [plants])
  }

  /// L3 L6.
  func test_fetchItems_onEachFailure_callsOutputPresentErrorOnly() {
    // Arrange
    let failures = Seeds.Failures.worded.map(\.failure)

    // Act
    let calls = failures.map { failure in
      fetch(isPull: true)
      outputSpy.forgetCalls()
      workerSpy.fetchItemsCompletion?(.failure(failure))
      return outputSpy.calls
    }

    // Assert
    XCTAssertEqual(calls, failures.map { [.presentError(ItemsErrorResponse(failure: $0))] })
  }

  /// L3 L9.
  func test_fetchItems_onFailure_keepsItemsInDataStore() {
    // Arrange
    show([milk])

    // Act
    fail()

    // Assert
    XCTAssertEqual(target.items, [milk])
  }

  /// L5.
  func test_fetchItems_whileLoading_callsNoWorkerAgain() {
    // Arrange
    fetch()

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems])
  }

  /// L5.
  func test_fetchItems_onPullWhileLoading_callsNoWorkerAgain() {
    // Arrange
    fetch()

    // Act
    fetch(isPull: true)

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems])
  }

  /// L5.
  func test_fetchItems_whileRefreshing_callsNoWorkerAgain() {
    // Arrange
    fetch(isPull: true)

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems])
  }

  /// L5.
  func test_fetchItems_whileLoading_callsNoOutputAgain() {
    // Arrange
    fetch()
    outputSpy.forgetCalls()

    // Act
    fetch(isPull: true)

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  /// L7 L5.
  func test_fetchItems_afterReply_callsWorkerAgain() {
    // Arrange
    fetch()
    workerSpy.fetchItemsCompletion?(.success([]))

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems, .fetchItems])
  }

  /// L3 L7.
  func test_fetchItems_afterFailure_callsWorkerAgain() {
    // Arrange
    fail()

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems, .fetchItems])
  }

  /// L8 L5.
  func test_fetchItems_whileDeleting_callsNoWorker() {
    // Arrange
    show([milk])
    delete()
    workerSpy.forgetCalls()

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [])
  }

  /// L7.
  func test_fetchItems_afterFailedDeletion_callsWorkerFetchItemsOnly() {
    // Arrange
    show([milk])
    delete()
    workerSpy.deleteItemsCompletion?(.failure(.network(.offline)))
    workerSpy.forgetCalls()

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems])
  }

  // MARK: - Reload items

  /// L1 X7.
  func test_reloadItems_withoutAddedItem_callsNoWorker() {
    // Act
    reload()

    // Assert
    XCTAssertEqual(workerSpy.calls, [])
  }

  /// L1.
  func test_reloadItems_withoutAddedItem_callsNoOutput() {
    // Act
    reload()

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  /// A4.
  func test_reloadItems_withAddedItem_callsWorkerFetchItems() {
    // Arrange
    target.addedItem = milk

    // Act
    reload()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems])
  }

  /// A4 L7.
  func test_reloadItems_withAddedItem_callsOutputPresentProgressOfLoading() {
    // Arrange
    target.addedItem = milk

    // Act
    reload()

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentProgress(ItemsProgressResponse(work: .loading))])
  }

  /// A4 L1.
  func test_reloadItems_again_callsNoWorkerAgain() {
    // Arrange
    target.addedItem = milk
    reload()

    // Act
    reload()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems])
  }

  /// A4.
  func test_reloadItems_whileLoading_callsWorkerAgain() {
    // Arrange
    fetch()
    target.addedItem = milk

    // Act
    reload()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems, .fetchItems])
  }

  /// A4 L5.
  func test_fetchItems_whileReloading_callsNoWorkerAgain() {
    // Arrange
    target.addedItem = milk
    reload()

    // Act
    fetch(isPull: true)

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchItems])
  }

  /// A4.
  func test_reloadItems_keepsItemsInDataStoreUntilReply() {
    // Arrange
    show([plants])
    target.addedItem = milk

    // Act
    reload()

    // Assert
    XCTAssertEqual(target.items, [plants])
  }

  /// A4 L2.
  func test_reloadItems_onReply_callsOutputPresentItemsOnly() {
    // Arrange
    target.addedItem = milk
    reload()
    outputSpy.forgetCalls()

    // Act
    workerSpy.fetchItemsCompletion?(.success([plants, milk]))

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentItems(ItemsResponse(items: [plants, milk]))])
  }

  // MARK: - Delete items

  /// L8.
  func test_deleteItems_callsWorkerDeleteItems() {
    // Arrange
    show([milk])

    // Act
    delete()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.deleteItems])
  }

  /// L8 L7.
  func test_deleteItems_callsOutputPresentProgressOfDeleting() {
    // Arrange
    show([milk])

    // Act
    delete()

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentProgress(ItemsProgressResponse(work: .deleting))])
  }

  /// L8 L4.
  func test_deleteItems_onReply_callsOutputPresentItemsWithNone() {
    // Arrange
    show([milk])
    delete()
    outputSpy.forgetCalls()

    // Act
    workerSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentItems(ItemsResponse(items: []))])
  }

  /// L8 L9.
  func test_deleteItems_onReply_emptiesDataStore() {
    // Arrange
    show([milk])
    delete()

    // Act
    workerSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(target.items, [])
  }

  /// L8.
  func test_deleteItems_onEachFailure_callsOutputPresentErrorOnly() {
    // Arrange
    let failures = Seeds.Failures.worded.map(\.failure)
    show([milk])

    // Act
    let calls = failures.map { failure in
      delete()
      outputSpy.forgetCalls()
      workerSpy.deleteItemsCompletion?(.failure(failure))
      return outputSpy.calls
    }

    // Assert
    XCTAssertEqual(calls, failures.map { [.presentError(ItemsErrorResponse(failure: $0))] })
  }

  /// L8 L9.
  func test_deleteItems_onFailure_keepsItemsInDataStore() {
    // Arrange
    show([milk])
    delete()

    // Act
    workerSpy.deleteItemsCompletion?(.failure(.store(.writeFailed)))

    // Assert
    XCTAssertEqual(target.items, [milk])
  }

  /// L8.
  func test_deleteItems_withoutItems_callsNoWorker() {
    // Act
    delete()

    // Assert
    XCTAssertEqual(workerSpy.calls, [])
  }

  /// L8.
  func test_deleteItems_withoutItems_callsNoOutput() {
    // Act
    delete()

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  /// L8.
  func test_deleteItems_whileLoading_callsNoWorker() {
    // Arrange
    show([milk])
    fetch()
    workerSpy.forgetCalls()

    // Act
    delete()

    // Assert
    XCTAssertEqual(workerSpy.calls, [])
  }

  /// L8.
  func test_deleteItems_whileRefreshing_callsNoWorker() {
    // Arrange
    show([milk])
    fetch(isPull: true)
    workerSpy.forgetCalls()

    // Act
    delete()

    // Assert
    XCTAssertEqual(workerSpy.calls, [])
  }

  /// L8.
  func test_deleteItems_whileReloading_callsNoWorker() {
    // Arrange
    show([milk])
    target.addedItem = plants
    reload()
    workerSpy.forgetCalls()

    // Act
    delete()

    // Assert
    XCTAssertEqual(workerSpy.calls, [])
  }

  /// L8 X6.
  func test_deleteItems_whileDeleting_callsNoWorkerAgain() {
    // Arrange
    show([milk])
    delete()

    // Act
    delete()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.deleteItems])
  }

  /// L8.
  func test_deleteItems_afterFailure_callsWorkerAgain() {
    // Arrange
    show([milk])
    delete()
    workerSpy.deleteItemsCompletion?(.failure(.network(.offline)))

    // Act
    delete()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.deleteItems, .deleteItems])
  }

  // MARK: - Lifetime

  /// X2.
  func test_completions_doNotKeepTargetAlive() {
    // Arrange
    show([milk])
    delete()
    workerSpy.deleteItemsCompletion?(.failure(.network(.offline)))
    fetch()
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  /// X4 X2.
  func test_lateReply_whenTargetIsGone_callsNoOutput() {
    // Arrange
    fetch()
    outputSpy.forgetCalls()
    target = nil

    // Act
    workerSpy.fetchItemsCompletion?(.success([milk]))

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  // MARK: - Helpers

  /// Shows items that this device has, and forgets the calls.
  private func show(_ items: [Item]) {
    workerSpy.readItemsResult = .success(items)
    target.showItems(request: ShowItemsRequest())
    workerSpy.forgetCalls()
    outputSpy.forgetCalls()
  }

  private func fetch(isPull: Bool = false) {
    target.fetchItems(request: FetchItemsRequest(isPull: isPull))
  }

  private func fail() {
    fetch()
    workerSpy.fetchItemsCompletion?(.failure(.network(.offline)))
  }

  private func reload() {
    target.reloadItems(request: ReloadItemsRequest())
  }

  private func delete() {
    target.deleteItems(request: DeleteItemsRequest())
  }
}
