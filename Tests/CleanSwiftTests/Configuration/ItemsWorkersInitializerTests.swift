import XCTest

@testable import CleanSwift

/// Tests that each worker uses the injected client and store.
final class ItemsWorkersInitializerTests: XCTestCase {
  private let log = CallLog<OuterCall>()
  private var target: ItemsWorkersInitializer!
  private var clientSpy: ItemsClientSpy!

  override func setUp() {
    clientSpy = ItemsClientSpy(log)
    target = ItemsWorkersInitializer(client: clientSpy, store: StoreSpy(log))
  }

  // MARK: - Make items list worker

  /// L1 L2.
  func test_makeItemsListWorker_workerUsesClientThenStore() {
    // Arrange
    let worker = target.makeItemsListWorker()
    worker.fetchItems { _ in }

    // Act
    clientSpy.fetchItemsCompletion?(.success([Samples.milk]))

    // Assert
    assertCalls(log, [.fetchItems, .replaceAll([Samples.milk]), .readAll])
  }

  // MARK: - Make item detail worker

  /// D2.
  func test_makeItemDetailWorker_workerUsesClient() {
    target.makeItemDetailWorker().fetchDetail(of: 7) { _ in }

    assertCalls(log, [.fetchDetail(7)])
  }

  /// X6 X5.
  func test_makeItemDetailWorker_workersDoNotShareARequest() {
    // Arrange
    let other = target.makeItemDetailWorker()
    other.fetchDetail(of: 7) { _ in }

    // Act
    target.makeItemDetailWorker().cancel()

    // Assert
    assertCalls(log, [.fetchDetail(7)])
  }

  // MARK: - Make add item worker

  /// A4.
  func test_makeAddItemWorker_workerUsesClientThenStore() {
    // Arrange
    let worker = target.makeAddItemWorker()
    worker.createItem(Samples.newMilk) { _ in }

    // Act
    clientSpy.createItemCompletion?(.success(Samples.milk))

    // Assert
    assertCalls(log, [.createItem(Samples.newMilk), .insert(Samples.milk)])
  }

  /// X6 X5.
  func test_makeAddItemWorker_workersDoNotShareARequest() {
    // Arrange
    let other = target.makeAddItemWorker()
    other.createItem(Samples.newMilk) { _ in }

    // Act
    target.makeAddItemWorker().cancel()

    // Assert
    assertCalls(log, [.createItem(Samples.newMilk)])
  }
}
