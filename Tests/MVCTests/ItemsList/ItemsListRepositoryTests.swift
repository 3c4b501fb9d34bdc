import Items
import ItemsNetworking
import XCTest

@testable import MVC

final class ItemsListRepositoryTests: XCTestCase {
  /// L1 L2 L3.
  func testFetchIsOneRequestOfTheClient() {
    let stub = ItemsClientStub()
    let spy = ItemsClientSpy(delegatingTo: stub)
    let repository = ItemsListRepository(calling: spy)
    var results: [Result<[Item], NetworkError>] = []

    let request = repository.fetch { results.append($0) }
    stub.lists.reply(with: .success([.milk, .plants]))
    stub.lists.reply(with: .failure(.offline))
    request.cancel()

    XCTAssertEqual(spy.callArgs, [.fetchItems])
    XCTAssertEqual(stub.lists.cancelled, [0])
    XCTAssertEqual(results, [.success([.milk, .plants]), .failure(.offline)])
  }

  /// L8.
  func testDeleteAllIsOneRequestOfTheClient() {
    let stub = ItemsClientStub()
    let spy = ItemsClientSpy(delegatingTo: stub)
    let repository = ItemsListRepository(calling: spy)
    var errors: [NetworkError?] = []

    let request = repository.deleteAll { errors.append($0.error) }
    stub.deletions.reply(with: .success(()))
    stub.deletions.reply(with: .failure(.timedOut))
    request.cancel()

    XCTAssertEqual(spy.callArgs, [.deleteItems])
    XCTAssertEqual(stub.deletions.cancelled, [0])
    XCTAssertEqual(errors, [nil, .timedOut])
  }
}

extension Result {
  /// The failure; `nil` for a success, whose `Void` can't be compared.
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
