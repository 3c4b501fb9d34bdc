import FakeWorld
import HeadlessKit
import Items
import XCTest

@testable import MVVMC

final class MVVMCAppTests: XCTestCase {
  /// L1.
  func testOnlyTheFactoryIsAsked() {
    let factory = FactoryMock()
    let navigationController = NavigationControllerMock()
    let app = MVVMCApp(factory: factory, navigationController: navigationController)
    XCTAssertEqual(factory.calls, [])

    app.start()

    XCTAssertEqual(factory.calls, [.makeProjectCoordinator])
    XCTAssertEqual(
      factory.projectCoordinator.calls, [.start(on: ObjectIdentifier(navigationController))])
    XCTAssertEqual(navigationController.calls, [])
  }

  /// L1 L2 L9 L10 D2 A3 A4.
  ///
  /// Smoke test: every role is the real one, from the views to the client.
  func testComposition() throws {
    let client = ItemsClientMock()
    let store = InMemoryStore(contents: [.plants])
    let navigationController = NavigationControllerMock()
    let app = MVVMCApp(
      environment: Environment(
        client: client, store: store, navigationController: navigationController))
    app.start()
    navigationController.appear()
    let list = try XCTUnwrap(navigationController.topViewController?.view as? ItemsListView)
    client.lists.send(.success([.plants]))

    list.tableView.touchRow(at: 0)
    let detail = try XCTUnwrap(
      navigationController.topViewController?.view as? ItemDetailView)
    client.details.send(.success(ItemDetail(item: .plants, explanation: "Twice a week.")))
    XCTAssertEqual(detail.fieldsView.explanationLabel.text, "Twice a week.")
    navigationController.goBack()

    list.actionsView.addButton.sendActions(for: .touchUpInside)
    let form = try XCTUnwrap(navigationController.topViewController?.view as? AddItemView)
    form.fieldsView.titleField.text = "Buy milk"
    form.saveButton.sendActions(for: .touchUpInside)
    client.creations.send(.success(.milk))
    client.lists.send(.success([.plants, .milk]), to: 1)

    XCTAssertTrue(navigationController.topViewController is ItemsListViewController)
    XCTAssertEqual(list.tableView.numberOfRows, 2)
    XCTAssertEqual(
      client.calls,
      [
        .fetchItems, .fetchDetail(2), .createItem(NewItem(title: "Buy milk", isEnabled: true)),
        .fetchItems,
      ])
    XCTAssertEqual(
      store.calls, [.readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll])
    withExtendedLifetime(app) {}
  }
}
