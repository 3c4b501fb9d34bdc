import Items
import XCTest

@testable import MVC

final class ItemsListModelTests: XCTestCase {
  /// What one event does to a model in one state while no reply arrives.
  private struct Transition {
    let from: ItemsListModelState
    let to: [ItemsListModelState]
    var requests: [ItemsListRepositorySpy.CallArgs] = []
    var reads: [ReadableItemsRepositorySpy.CallArgs] = []
  }

  // MARK: State × event

  /// L1.
  func testOpenStartsWithTheStoredItemsAndLoads() {
    check(
      [
        #line: .init(
          from: .initial, to: [.preparing([.plants], .load)], requests: [.fetch], reads: [.read])
      ],
      when: { $0.open() })
  }

  /// L1.
  func testUnreadableStoreCountsAsEmptyAtOpening() {
    let spy = ItemsListRepositorySpy()
    let model = ItemsListModel.stubbed(
      startingWith: .initial, fetchingVia: spy,
      reading: ReadableItemsRepositoryStub(firstResult: .failure(.readFailed)))
    let observer = ObserverSpy(observing: model.didChange)

    model.open()

    XCTAssertEqual(observer.callArgs, [.initial, .preparing([], .load)])
    XCTAssertEqual(spy.callArgs, [.fetch])
  }

  /// L5 L7 X6.
  func testReloadLoadsUnlessARequestIsInProgress() {
    check(
      [
        #line: .init(
          from: .initial, to: [.preparing([], .load)], requests: [.fetch]),
        #line: .init(from: .preparing([.milk], .load), to: []),
        #line: .init(from: .preparing([.milk], .refresh), to: []),
        #line: .init(from: .preparing([.milk], .both), to: []),
        #line: .init(from: .deleting([.milk]), to: []),
        #line: .init(
          from: .success([]), to: [.preparing([], .load)], requests: [.fetch]),
        #line: .init(
          from: .success([.milk]), to: [.preparing([.milk], .load)],
          requests: [.fetch]),
        #line: .init(
          from: .failure([], because: .network(.offline)),
          to: [.preparing([], .load)], requests: [.fetch]),
        #line: .init(
          from: .failure([.milk], because: .store(.writeFailed)),
          to: [.preparing([.milk], .load)], requests: [.fetch]),
      ],
      when: { $0.reload() })
  }

  /// L5 L6 L7 X6.
  func testRefreshLoadsOrJoinsALoadUnlessADeletionIsInProgress() {
    check(
      [
        #line: .init(
          from: .initial, to: [.preparing([], .refresh)], requests: [.fetch]),
        #line: .init(
          from: .preparing([.milk], .load),
          to: [.preparing([.milk], .both)]),
        #line: .init(from: .preparing([.milk], .refresh), to: []),
        #line: .init(from: .preparing([.milk], .both), to: []),
        #line: .init(from: .deleting([.milk]), to: []),
        #line: .init(
          from: .success([]), to: [.preparing([], .refresh)], requests: [.fetch]),
        #line: .init(
          from: .success([.milk]), to: [.preparing([.milk], .refresh)],
          requests: [.fetch]),
        #line: .init(
          from: .failure([], because: .network(.offline)),
          to: [.preparing([], .refresh)], requests: [.fetch]),
        #line: .init(
          from: .failure([.milk], because: .network(.offline)),
          to: [.preparing([.milk], .refresh)], requests: [.fetch]),
      ],
      when: { $0.refresh() })
  }

  /// L7 A4.
  func testReloadAfterChangeLoadsInEveryState() {
    check(
      [
        #line: .init(
          from: .initial, to: [.preparing([], .load)], requests: [.fetch]),
        #line: .init(
          from: .preparing([.milk], .load),
          to: [.preparing([.milk], .load)], requests: [.fetch]),
        #line: .init(
          from: .preparing([.milk], .refresh),
          to: [.preparing([.milk], .both)], requests: [.fetch]),
        #line: .init(
          from: .preparing([.milk], .both),
          to: [.preparing([.milk], .both)], requests: [.fetch]),
        #line: .init(
          from: .deleting([.milk]), to: [.preparing([.milk], .load)],
          requests: [.fetch]),
        #line: .init(
          from: .success([]), to: [.preparing([], .load)], requests: [.fetch]),
        #line: .init(
          from: .success([.milk]), to: [.preparing([.milk], .load)],
          requests: [.fetch]),
        #line: .init(
          from: .failure([], because: .network(.offline)),
          to: [.preparing([], .load)], requests: [.fetch]),
        #line: .init(
          from: .failure([.milk], because: .network(.offline)),
          to: [.preparing([.milk], .load)], requests: [.fetch]),
      ],
      when: { $0.reloadAfterChange() })
  }

  /// L7 L8 X6.
  func testDeleteAllDeletesRowsUnlessARequestIsInProgress() {
    check(
      [
        #line: .init(from: .initial, to: []),
        #line: .init(from: .preparing([.milk], .load), to: []),
        #line: .init(from: .preparing([.milk], .refresh), to: []),
        #line: .init(from: .preparing([.milk], .both), to: []),
        #line: .init(from: .deleting([.milk]), to: []),
        #line: .init(from: .success([]), to: []),
        #line: .init(
          from: .success([.milk]), to: [.deleting([.milk])], requests: [.deleteAll]),
        #line: .init(from: .failure([], because: .network(.offline)), to: []),
        #line: .init(
          from: .failure([.milk], because: .network(.offline)), to: [.deleting([.milk])],
          requests: [.deleteAll]),
      ],
      when: { $0.deleteAll() })
  }

  // MARK: Duplicate calls

  /// L5.
  func testNextLoadIsSentAfterTheReply() {
    let stub = ItemsListRepositoryStub()
    let spy = ItemsListRepositorySpy(delegatingTo: stub)
    let model = ItemsListModel.stubbed(startingWith: .success([]), fetchingVia: spy)

    model.reload()
    stub.fetches.reply(with: .failure(.timedOut))
    model.reload()

    XCTAssertEqual(spy.callArgs, [.fetch, .fetch])
    XCTAssertEqual(stub.fetches.cancelled, [])
  }

  /// L5 L6.
  func testPullJoinsTheLoadInFlight() {
    let stub = ItemsListRepositoryStub()
    let spy = ItemsListRepositorySpy(delegatingTo: stub)
    let model = ItemsListModel.stubbed(
      startingWith: .initial, fetchingVia: spy,
      reading: ReadableItemsRepositoryStub(firstResult: .success([.milk])))
    let observer = ObserverSpy(observing: model.didChange)

    model.open()
    model.refresh()
    stub.fetches.reply(with: .failure(.offline))

    XCTAssertEqual(spy.callArgs, [.fetch])
    XCTAssertEqual(
      observer.callArgs,
      [
        .initial,
        .preparing([.milk], .load),
        .preparing([.milk], .both),
        .failure([.milk], because: .network(.offline)),
      ])
  }

  // MARK: Checking

  private func check(
    _ transitions: KeyValuePairs<UInt, Transition>, when event: (ItemsListModel) -> Void
  ) {
    for (line, transition) in transitions {
      let repository = ItemsListRepositorySpy()
      let readable = ReadableItemsRepositorySpy(
        delegatingTo: ReadableItemsRepositoryStub(firstResult: .success([.plants])))
      let writable = WritableItemsRepositorySpy()
      let model = ItemsListModel.stubbed(
        startingWith: transition.from, fetchingVia: repository, reading: readable,
        writing: writable)
      let observer = ObserverSpy(observing: model.didChange)

      event(model)

      XCTAssertEqual(observer.callArgs, [transition.from] + transition.to, line: line)
      XCTAssertEqual(repository.callArgs, transition.requests, line: line)
      XCTAssertEqual(readable.callArgs, transition.reads, line: line)
      XCTAssertEqual(writable.callArgs, [], line: line)
    }
  }
}
