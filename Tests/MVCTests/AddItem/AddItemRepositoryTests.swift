import Items
import ItemsNetworking
import MVC
import XCTest

final class AddItemRepositoryTests: XCTestCase {
  /// A3 A4 A5.
  func testCreateAsksTheClient() {
    let stub = ItemsClientStub()
    let spy = ItemsClientSpy(delegatingTo: stub)
    let repository = AddItemRepository(calling: spy)
    let newItem = NewItem(title: "Buy milk", isEnabled: false)
    var results: [Result<Item, NetworkError>] = []

    let handle = repository.create(newItem) { results.append($0) }
    stub.creations.reply(with: .success(.milk))
    stub.creations.reply(with: .failure(.status(422)))

    XCTAssertEqual(spy.callArgs, [.createItem(newItem)])
    XCTAssertIdentical(handle, stub.creations.handles.first)
    XCTAssertEqual(results, [.success(.milk), .failure(.status(422))])
  }
}
