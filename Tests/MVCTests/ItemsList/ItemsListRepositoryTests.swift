import Items
import ItemsNetworking
import MVC
import XCTest

final class ItemsListRepositoryTests: XCTestCase {
  /// L1 L2 L3.
  func testFetchAsksTheClient() {
    let stub = ItemsClientStub()
    let spy = ItemsClientSpy(delegatingTo: stub)
    let repository = ItemsListRepository(calling: spy)
    var results: [Result<[Item], NetworkError>] = []

    let first = repository.fetch { results.append($0) }
    let second = repository.fetch { results.append($0) }
    stub.lists.reply(to: 0, with: .success([.milk, .plants]))
    stub.lists.reply(to: 1, with: .failure(.offline))

    XCTAssertEqual(spy.callArgs, [.fetchItems, .fetchItems])
    XCTAssertIdentical(first, stub.lists.handles.first)
    XCTAssertIdentical(second, stub.lists.handles.last)
    XCTAssertEqual(results, [.success([.milk, .plants]), .failure(.offline)])
  }

  /// L8.
  func testDeleteAllAsksTheClient() {
    let stub = ItemsClientStub()
    let spy = ItemsClientSpy(delegatingTo: stub)
    let repository = ItemsListRepository(calling: spy)
    var errors: [NetworkError?] = []

    let handle = repository.deleteAll { errors.append($0.error) }
    stub.deletions.reply(with: .success(()))
    stub.deletions.reply(with: .failure(.timedOut))

    XCTAssertEqual(spy.callArgs, [.deleteItems])
    XCTAssertIdentical(handle, stub.deletions.handles.first)
    XCTAssertEqual(errors, [nil, .timedOut])
  }
}

extension Result {
  /// What went wrong; `nil` for a success, whose `Void` can't be compared.
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
