import Items
import ItemsNetworking
import XCTest

@testable import MVC

final class AddItemRepositoryTests: XCTestCase {
  /// A3 A4 A5.
  func testCreateIsOneRequestOfTheClient() {
    let stub = ItemsClientStub()
    let spy = ItemsClientSpy(delegatingTo: stub)
    let repository = AddItemRepository(calling: spy)
    let newItem = NewItem(title: "Buy milk", isEnabled: false)
    var results: [Result<Item, NetworkError>] = []

    let request = repository.create(newItem) { results.append($0) }
    stub.creations.reply(with: .success(.milk))
    stub.creations.reply(with: .failure(.status(422)))
    request.cancel()

    XCTAssertEqual(spy.callArgs, [.createItem(newItem)])
    XCTAssertEqual(stub.creations.cancelled, [0])
    XCTAssertEqual(results, [.success(.milk), .failure(.status(422))])
  }
}
