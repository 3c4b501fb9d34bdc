import Items
import ItemsNetworking
import MVC
import XCTest

final class ItemDetailRepositoryTests: XCTestCase {
  /// D2 D3.
  func testFetchAsksTheClient() {
    let stub = ItemsClientStub()
    let spy = ItemsClientSpy(delegatingTo: stub)
    let repository = ItemDetailRepository(calling: spy)
    let detail = ItemDetail(item: .milk, explanation: "Two litres.")
    var results: [Result<ItemDetail, NetworkError>] = []

    let handle = repository.fetch(7) { results.append($0) }
    stub.details.reply(with: .success(detail))
    stub.details.reply(with: .failure(.notFound))

    XCTAssertEqual(spy.callArgs, [.fetchDetail(7)])
    XCTAssertIdentical(handle, stub.details.handles.first)
    XCTAssertEqual(results, [.success(detail), .failure(.notFound)])
  }
}
