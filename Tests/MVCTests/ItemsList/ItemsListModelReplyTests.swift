import Items
import XCTest

@testable import MVC

/// What replies do to the list's model: successes, failures, and late replies.
final class ItemsListModelReplyTests: XCTestCase {
  /// What a reply to a load does to a model with one item, depending on the store.
  private struct LoadReply {
    let fetched: Result<[Item], NetworkError>
    var written: Result<Void, StoreError> = .success(())
    var read: Result<[Item], StoreError> = .success([])
    let to: ItemsListModelState
    var calls: [CallLog.CallArgs] = []
  }

  /// What a reply to a deletion does to a model with one item, depending on the store.
  private struct DeleteReply {
    let deleted: Result<Void, NetworkError>
    var cleared: Result<Void, StoreError> = .success(())
    let to: ItemsListModelState
    var calls: [CallLog.CallArgs] = []
  }

  // MARK: Replies

  /// L2 L3 X4.
  func testLoadEndsWithTheStoredItemsOrTheReasonForTheFailure() {
    let items: [Item] = [.plants, .milk]
    let undecodable = NetworkError.undecodable(reason: "not JSON")
    let replies: KeyValuePairs<UInt, LoadReply> = [
      #line: .init(
        fetched: .success(items), read: .success(items), to: .success(items),
        calls: [.writableRepository(.write(items)), .readableRepository(.read)]),
      #line: .init(
        fetched: .success([]), to: .success([]),
        calls: [.writableRepository(.write([])), .readableRepository(.read)]),
      // The model has what it read back, not what it fetched.
      #line: .init(
        fetched: .success(items), read: .success([.plants]), to: .success([.plants]),
        calls: [.writableRepository(.write(items)), .readableRepository(.read)]),
      #line: .init(
        fetched: .success(items), written: .failure(.writeFailed),
        to: .failure([.milk], because: .store(.writeFailed)),
        calls: [.writableRepository(.write(items))]),
      #line: .init(
        fetched: .success(items), read: .failure(.readFailed),
        to: .failure([.milk], because: .store(.readFailed)),
        calls: [.writableRepository(.write(items)), .readableRepository(.read)]),
      #line: .init(
        fetched: .failure(.offline), to: .failure([.milk], because: .network(.offline))),
      #line: .init(
        fetched: .failure(undecodable), to: .failure([.milk], because: .network(undecodable))),
    ]

    for (line, reply) in replies {
      let log = CallLog()
      let model = ItemsListModel.stubbed(
        startingWith: .success([.milk]),
        fetchingVia: ItemsListRepositoryStub(firstResult: reply.fetched),
        reading: ReadableItemsRepositorySpy(
          delegatingTo: ReadableItemsRepositoryStub(firstResult: reply.read), loggingTo: log),
        writing: WritableItemsRepositorySpy(
          delegatingTo: WritableItemsRepositoryStub(firstResult: reply.written), loggingTo: log))
      let observer = ObserverSpy(observing: model.didChange)

      model.reload()

      XCTAssertEqual(
        observer.callArgs,
        [.success([.milk]), .preparing([.milk], .load), reply.to], line: line)
      XCTAssertEqual(log.callArgs, reply.calls, line: line)
    }
  }

  /// L3 L8.
  func testDeletionEndsWithoutItemsOrWithTheReasonForTheFailure() {
    let replies: KeyValuePairs<UInt, DeleteReply> = [
      #line: .init(deleted: .success(()), to: .success([]), calls: [.writableRepository(.clear)]),
      #line: .init(
        deleted: .success(()), cleared: .failure(.writeFailed),
        to: .failure([.milk], because: .store(.writeFailed)), calls: [.writableRepository(.clear)]),
      #line: .init(
        deleted: .failure(.offline), to: .failure([.milk], because: .network(.offline))),
    ]

    for (line, reply) in replies {
      let log = CallLog()
      let model = ItemsListModel.stubbed(
        startingWith: .success([.milk]),
        fetchingVia: ItemsListRepositoryStub(firstDeletionResult: reply.deleted),
        reading: ReadableItemsRepositorySpy(loggingTo: log),
        writing: WritableItemsRepositorySpy(
          delegatingTo: WritableItemsRepositoryStub(firstResult: reply.cleared), loggingTo: log))
      let observer = ObserverSpy(observing: model.didChange)

      model.deleteAll()

      XCTAssertEqual(
        observer.callArgs, [.success([.milk]), .deleting([.milk]), reply.to], line: line)
      XCTAssertEqual(log.callArgs, reply.calls, line: line)
    }
  }

  /// L7 L8.
  func testRetryAfterAFailedDeleteLoads() {
    let stub = ItemsListRepositoryStub(firstDeletionResult: .failure(.offline))
    let spy = ItemsListRepositorySpy(delegatingTo: stub)
    let model = ItemsListModel.stubbed(startingWith: .success([.milk]), fetchingVia: spy)

    model.deleteAll()
    model.reload()

    XCTAssertEqual(spy.callArgs, [.deleteAll, .fetch])
    XCTAssertEqual(model.currentState, .preparing([.milk], .load))
  }

  // MARK: Late replies

  /// A4 L8 X4 X5.
  func testReloadAfterChangeReplacesTheDeletionInFlight() {
    let stub = ItemsListRepositoryStub()
    let writable = WritableItemsRepositorySpy()
    let model = ItemsListModel.stubbed(
      startingWith: .success([.milk]), fetchingVia: stub, writing: writable)

    model.deleteAll()
    model.reloadAfterChange()
    stub.deletions.reply(with: .success(()))

    XCTAssertEqual(stub.deletions.cancelled, [0])
    XCTAssertEqual(model.currentState, .preparing([.milk], .load))
    XCTAssertEqual(writable.callArgs, [])
  }

  /// L5 A4 X4 X5.
  func testReloadAfterChangeReplacesTheLoadInFlight() {
    let stub = ItemsListRepositoryStub()
    let readable = ReadableItemsRepositoryStub(firstResult: .success([]))
    let writable = WritableItemsRepositorySpy()
    let model = ItemsListModel.stubbed(
      startingWith: .success([.milk]), fetchingVia: stub, reading: readable, writing: writable)
    let observer = ObserverSpy(observing: model.didChange)

    model.refresh()
    model.reloadAfterChange()
    stub.fetches.reply(to: 0, with: .failure(.offline))
    stub.fetches.reply(to: 0, with: .success([]))
    readable.nextResult = .success([.milk, .plants])
    stub.fetches.reply(to: 1, with: .success([.milk, .plants]))

    XCTAssertEqual(
      observer.callArgs,
      [
        .success([.milk]),
        .preparing([.milk], .refresh),
        .preparing([.milk], .both),
        .success([.milk, .plants]),
      ])
    XCTAssertEqual(writable.callArgs, [.write([.milk, .plants])])
    XCTAssertEqual(stub.fetches.cancelled, [0])
  }

  /// X4.
  func testRepeatedRepliesChangeNothing() {
    let stub = ItemsListRepositoryStub()
    let writable = WritableItemsRepositorySpy()
    let model = ItemsListModel.stubbed(
      startingWith: .success([.milk]), fetchingVia: stub,
      reading: ReadableItemsRepositoryStub(firstResult: .success([.milk])), writing: writable)
    let observer = ObserverSpy(observing: model.didChange)

    model.reload()
    stub.fetches.reply(with: .success([.milk]))
    stub.fetches.reply(with: .failure(.offline))
    model.deleteAll()
    stub.deletions.reply(with: .success(()))
    stub.deletions.reply(with: .failure(.offline))

    XCTAssertEqual(
      observer.callArgs,
      [
        .success([.milk]),
        .preparing([.milk], .load),
        .success([.milk]),
        .deleting([.milk]),
        .success([]),
      ])
    XCTAssertEqual(writable.callArgs, [.write([.milk]), .clear])
  }

  /// X2 X4.
  func testRequestDoesNotKeepTheModelAlive() {
    let stub = ItemsListRepositoryStub()
    var model: ItemsListModel? = .stubbed(startingWith: .success([.milk]), fetchingVia: stub)
    weak let weakModel = model
    model?.reload()

    model = nil

    XCTAssertNil(weakModel)
    stub.fetches.reply(with: .success([]))
  }

  /// X2 X4.
  func testDeletionDoesNotKeepTheModelAlive() {
    let stub = ItemsListRepositoryStub()
    var model: ItemsListModel? = .stubbed(startingWith: .success([.milk]), fetchingVia: stub)
    weak let weakModel = model
    model?.deleteAll()

    model = nil

    XCTAssertNil(weakModel)
    stub.deletions.reply(with: .success(()))
  }
}
