import Items
import ItemsNetworking
import XCTest

@testable import MVC

final class ItemDetailRepositoryTests: XCTestCase {
  /// D2 D3.
  func testFetchIsOneRequestOfTheClient() {
    let stub = ItemsClientStub()
    let spy = ItemsClientSpy(delegatingTo: stub)
    let repository = ItemDetailRepository(calling: spy)
    let detail = ItemDetail(item: .milk, explanation: "Two litres.")
    var results: [Result<ItemDetail, NetworkError>] = []

    let request = repository.fetch(7) { results.append($0) }
    stub.details.reply(with: .success(detail))
    stub.details.reply(with: .failure(.notFound))
    request.cancel()

    XCTAssertEqual(spy.callArgs, [.fetchDetail(7)])
    XCTAssertEqual(stub.details.cancelled, [0])
    XCTAssertEqual(results, [.success(detail), .failure(.notFound)])
  }
}
