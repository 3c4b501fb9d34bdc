import XCTest

@testable import CleanSwift

/// Tests which workers are made, and what they work with.
final class ItemsWorkersInitializerTests: XCTestCase {
  private let log = CallLog()
  private var target: ItemsWorkersInitializer!
  private var clientSpy: ItemsClientSpy!

  override func setUp() {
    clientSpy = ItemsClientSpy(log)
    target = ItemsWorkersInitializer(client: clientSpy, store: StoreSpy(log))
  }

  // MARK: - Make items list worker

  /// L1.
  func test_makeItemsListWorker_workerUsesStore() throws {
    _ = try target.makeItemsListWorker().readItems()

    XCTAssertEqual(log.calls, ["readAll()"])
  }

  /// L1.
  func test_makeItemsListWorker_workerUsesClient() {
    target.makeItemsListWorker().fetchItems { _ in }

    XCTAssertEqual(log.calls, ["fetchItems(completion:)"])
  }

  // MARK: - Make item detail worker

  /// D2.
  func test_makeItemDetailWorker_workerUsesClient() {
    target.makeItemDetailWorker().fetchDetail(of: 7) { _ in }

    XCTAssertEqual(log.calls, ["fetchDetail(of:completion:)"])
  }

  /// X6 X5.
  func test_makeItemDetailWorker_workerHasRequestOfItsOwn() {
    // Arrange
    let other = target.makeItemDetailWorker()
    other.fetchDetail(of: 7) { _ in }

    // Act
    target.makeItemDetailWorker().cancel()

    // Assert
    XCTAssertEqual(log.calls, ["fetchDetail(of:completion:)"])
  }

  // MARK: - Make add item worker

  /// A4.
  func test_makeAddItemWorker_workerUsesClientThenStore() {
    // Arrange
    let worker = target.makeAddItemWorker()
    worker.createItem(Seeds.NewItems.milk) { _ in }

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.milk))

    // Assert
    XCTAssertEqual(log.calls, ["createItem(_:completion:)", "insert(_:)"])
  }

  /// X6 X5.
  func test_makeAddItemWorker_workerHasRequestOfItsOwn() {
    // Arrange
    let other = target.makeAddItemWorker()
    other.createItem(Seeds.NewItems.milk) { _ in }

    // Act
    target.makeAddItemWorker().cancel()

    // Assert
    XCTAssertEqual(log.calls, ["createItem(_:completion:)"])
  }
}
