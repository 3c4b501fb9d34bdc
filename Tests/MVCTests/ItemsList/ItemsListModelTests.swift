import Items
import XCTest

@testable import MVC

final class ItemsListModelTests: XCTestCase {
  /// What one event does to a model in one state while no reply arrives.
  private struct Transition {
    let from: ItemsListModelState
    let to: [ItemsListModelState]
    var calls: [CallLog.CallArgs] = []
  }

  // MARK: State × event

  /// L1.
  func testOpenStartsWithTheStoredItemsAndLoads() {
    check(
      [
        #line: .init(
          from: .initial, to: [.preparing([.plants], .load)],
          calls: [.readableRepository(.read), .listRepository(.fetch)])
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
          from: .initial, to: [.preparing([], .load)], calls: [.listRepository(.fetch)]),
        #line: .init(from: .preparing([.milk], .load), to: []),
        #line: .init(from: .preparing([.milk], .refresh), to: []),
        #line: .init(from: .preparing([.milk], .both), to: []),
        #line: .init(from: .deleting([.milk]), to: []),
        #line: .init(
          from: .success([]), to: [.preparing([], .load)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .success([.milk]), to: [.preparing([.milk], .load)],
          calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .failure([], because: .network(.offline)),
          to: [.preparing([], .load)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .failure([.milk], because: .store(.writeFailed)),
          to: [.preparing([.milk], .load)], calls: [.listRepository(.fetch)]),
      ],
      when: { $0.reload() })
  }

  /// L5 L6 L7 X6.
  func testRefreshLoadsOrJoinsALoadUnlessADeletionIsInProgress() {
    check(
      [
        #line: .init(
          from: .initial, to: [.preparing([], .refresh)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .preparing([.milk], .load),
          to: [.preparing([.milk], .both)]),
        #line: .init(from: .preparing([.milk], .refresh), to: []),
        #line: .init(from: .preparing([.milk], .both), to: []),
        #line: .init(from: .deleting([.milk]), to: []),
        #line: .init(
          from: .success([]), to: [.preparing([], .refresh)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .success([.milk]), to: [.preparing([.milk], .refresh)],
          calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .failure([], because: .network(.offline)),
          to: [.preparing([], .refresh)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .failure([.milk], because: .network(.offline)),
          to: [.preparing([.milk], .refresh)], calls: [.listRepository(.fetch)]),
      ],
      when: { $0.refresh() })
  }

  /// L7 A4 X6.
  func testReloadAfterChangeLoadsInEveryState() {
    check(
      [
        #line: .init(
          from: .initial, to: [.preparing([], .load)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .preparing([.milk], .load),
          to: [.preparing([.milk], .load)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .preparing([.milk], .refresh),
          to: [.preparing([.milk], .both)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .preparing([.milk], .both),
          to: [.preparing([.milk], .both)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .deleting([.milk]), to: [.preparing([.milk], .load)],
          calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .success([]), to: [.preparing([], .load)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .success([.milk]), to: [.preparing([.milk], .load)],
          calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .failure([], because: .network(.offline)),
          to: [.preparing([], .load)], calls: [.listRepository(.fetch)]),
        #line: .init(
          from: .failure([.milk], because: .network(.offline)),
          to: [.preparing([.milk], .load)], calls: [.listRepository(.fetch)]),
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
          from: .success([.milk]), to: [.deleting([.milk])], calls: [.listRepository(.deleteAll)]),
        #line: .init(from: .failure([], because: .network(.offline)), to: []),
        #line: .init(
          from: .failure([.milk], because: .network(.offline)), to: [.deleting([.milk])],
          calls: [.listRepository(.deleteAll)]),
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
      let log = CallLog()
      let model = ItemsListModel.stubbed(
        startingWith: transition.from, fetchingVia: ItemsListRepositorySpy(loggingTo: log),
        reading: ReadableItemsRepositorySpy(
          delegatingTo: ReadableItemsRepositoryStub(firstResult: .success([.plants])),
          loggingTo: log),
        writing: WritableItemsRepositorySpy(loggingTo: log))
      let observer = ObserverSpy(observing: model.didChange)

      event(model)

      XCTAssertEqual(observer.callArgs, [transition.from] + transition.to, line: line)
      XCTAssertEqual(log.callArgs, transition.calls, line: line)
    }
  }
}
