import XCTest

@testable import CleanSwift

/// Tests which workers are made, and what they work with.
final class ItemsWorkersInitializerTests: XCTestCase {
  private var target: ItemsWorkersInitializer!
  private var clientSpy: ItemsClientSpy!
  private var storeSpy: StoreSpy!

  override func setUp() {
    clientSpy = ItemsClientSpy()
    storeSpy = StoreSpy()
    target = ItemsWorkersInitializer(client: clientSpy, store: storeSpy)
  }

  // MARK: - Make items list worker

  /// L1.
  func test_makeItemsListWorker_workerUsesClient() {
    // Act
    let worker = target.makeItemsListWorker()
    worker.fetchItems { _ in }

    // Assert
    XCTAssertEqual(clientSpy.calls, [.fetchItems])
  }

  /// L1.
  func test_makeItemsListWorker_workerUsesStore() throws {
    // Act
    _ = try target.makeItemsListWorker().readItems()

    // Assert
    XCTAssertEqual(storeSpy.calls, [.readAll])
  }

  // MARK: - Make item detail worker

  /// D2.
  func test_makeItemDetailWorker_workerUsesClient() {
    // Act
    let worker = target.makeItemDetailWorker()
    worker.fetchDetail(of: 7) { _ in }

    // Assert
    XCTAssertEqual(clientSpy.calls, [.fetchDetail(7)])
  }

  /// D4 X5.
  func test_makeItemDetailWorker_again_makesWorkerWithRequestOfItsOwn() {
    // Arrange
    let worker = target.makeItemDetailWorker()
    worker.fetchDetail(of: 7) { _ in }

    // Act
    target.makeItemDetailWorker().cancel()

    // Assert
    XCTAssertEqual(clientSpy.calls, [.fetchDetail(7)])
  }

  // MARK: - Make add item worker

  /// A3.
  func test_makeAddItemWorker_workerUsesClient() {
    // Act
    let worker = target.makeAddItemWorker()
    worker.createItem(Seeds.NewItems.milk) { _ in }

    // Assert
    XCTAssertEqual(clientSpy.calls, [.createItem(Seeds.NewItems.milk)])
  }

  /// A4.
  func test_makeAddItemWorker_workerUsesStore() {
    // Arrange
    let worker = target.makeAddItemWorker()
    worker.createItem(Seeds.NewItems.milk) { _ in }

    // Act
    clientSpy.createItemCompletions.first?(.success(Seeds.Items.milk))

    // Assert
    XCTAssertEqual(storeSpy.calls, [.insert(Seeds.Items.milk)])
    withExtendedLifetime(worker) {}
  }
}
