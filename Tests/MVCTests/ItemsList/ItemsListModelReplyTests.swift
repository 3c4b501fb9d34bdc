import Items
import MVC
import XCTest

/// What the list's model makes of replies: of good and bad ones, and of those that come too late.
final class ItemsListModelReplyTests: XCTestCase {
  /// What a model that loads over one row makes of a reply, given how the store behaves.
  private struct LoadReply {
    let fetched: Result<[Item], NetworkError>
    var written: Result<Void, StoreError> = .success(())
    var read: Result<[Item], StoreError> = .success([])
    let to: ItemsListModelState
    var writes: [WritableItemsRepositorySpy.CallArgs] = []
    var reads: [ReadableItemsRepositorySpy.CallArgs] = []
  }

  /// What a model that deletes one row makes of a reply, given how the store behaves.
  private struct DeleteReply {
    let deleted: Result<Void, NetworkError>
    var cleared: Result<Void, StoreError> = .success(())
    let to: ItemsListModelState
    var writes: [WritableItemsRepositorySpy.CallArgs] = []
  }

  // MARK: Replies

  /// L2 L3 X4.
  func testStoredItemsOrTheReasonForTheFailureFollowALoad() {
    let items: [Item] = [.plants, .milk]
    let undecodable = NetworkError.undecodable(reason: "not JSON")
    let replies: KeyValuePairs<UInt, LoadReply> = [
      #line: .init(
        fetched: .success(items), read: .success(items), to: .success(items),
        writes: [.write(items)], reads: [.read]),
      #line: .init(fetched: .success([]), to: .success([]), writes: [.write([])], reads: [.read]),
      // What is shown is what was read, not what was fetched.
      #line: .init(
        fetched: .success(items), read: .success([.plants]), to: .success([.plants]),
        writes: [.write(items)], reads: [.read]),
      #line: .init(
        fetched: .success(items), written: .failure(.writeFailed),
        to: .failure([.milk], because: .store(.writeFailed)), writes: [.write(items)]),
      #line: .init(
        fetched: .success(items), read: .failure(.readFailed),
        to: .failure([.milk], because: .store(.readFailed)), writes: [.write(items)],
        reads: [.read]),
      #line: .init(
        fetched: .failure(.offline), to: .failure([.milk], because: .network(.offline))),
      #line: .init(
        fetched: .failure(.timedOut), to: .failure([.milk], because: .network(.timedOut))),
      #line: .init(
        fetched: .failure(.status(500)), to: .failure([.milk], because: .network(.status(500)))),
      #line: .init(
        fetched: .failure(undecodable), to: .failure([.milk], because: .network(undecodable))),
    ]

    for (line, reply) in replies {
      let readable = ReadableItemsRepositorySpy(
        delegatingTo: ReadableItemsRepositoryStub(firstResult: reply.read))
      let writable = WritableItemsRepositorySpy(
        delegatingTo: WritableItemsRepositoryStub(firstResult: reply.written))
      let model = ItemsListModel.stubbed(
        startingWith: .success([.milk]),
        fetchingVia: ItemsListRepositoryStub(firstResult: reply.fetched), reading: readable,
        writing: writable)
      let observer = ObserverSpy(observing: model.didChange)

      model.reload()

      XCTAssertEqual(
        observer.callArgs,
        [.success([.milk]), .preparing([.milk], showing: .loading), reply.to], line: line)
      XCTAssertEqual(writable.callArgs, reply.writes, line: line)
      XCTAssertEqual(readable.callArgs, reply.reads, line: line)
    }
  }

  /// L2.
  func testReplyIsWrittenBeforeItIsRead() {
    let log = CallLog()
    let model = ItemsListModel.stubbed(
      startingWith: .success([]),
      fetchingVia: ItemsListRepositorySpy(
        delegatingTo: ItemsListRepositoryStub(firstResult: .success([.milk])), loggingTo: log),
      reading: ReadableItemsRepositorySpy(loggingTo: log),
      writing: WritableItemsRepositorySpy(loggingTo: log))

    model.reload()

    XCTAssertEqual(
      log.callArgs,
      [.listRepository(.fetch), .writableRepository(.write([.milk])), .readableRepository(.read)])
  }

  /// L3 L8.
  func testNoItemsOrTheReasonForTheFailureFollowADeletion() {
    let replies: KeyValuePairs<UInt, DeleteReply> = [
      #line: .init(deleted: .success(()), to: .success([]), writes: [.clear]),
      #line: .init(
        deleted: .success(()), cleared: .failure(.writeFailed),
        to: .failure([.milk], because: .store(.writeFailed)), writes: [.clear]),
      #line: .init(
        deleted: .failure(.offline), to: .failure([.milk], because: .network(.offline))),
      #line: .init(
        deleted: .failure(.status(503)), to: .failure([.milk], because: .network(.status(503)))),
    ]

    for (line, reply) in replies {
      let readable = ReadableItemsRepositorySpy()
      let writable = WritableItemsRepositorySpy(
        delegatingTo: WritableItemsRepositoryStub(firstResult: reply.cleared))
      let model = ItemsListModel.stubbed(
        startingWith: .success([.milk]),
        fetchingVia: ItemsListRepositoryStub(firstDeletionResult: reply.deleted),
        reading: readable, writing: writable)
      let observer = ObserverSpy(observing: model.didChange)

      model.deleteAll()

      XCTAssertEqual(
        observer.callArgs, [.success([.milk]), .deleting([.milk]), reply.to], line: line)
      XCTAssertEqual(writable.callArgs, reply.writes, line: line)
      XCTAssertEqual(readable.callArgs, [], line: line)
    }
  }

  /// L2.
  ///
  /// The model is prepared before it sends: what the reply made of it stays.
  func testReplyWithinTheCallEndsTheLoad() {
    let model = ItemsListModel.stubbed(
      startingWith: .success([]),
      fetchingVia: ItemsListRepositoryStub(firstResult: .success([.milk])),
      reading: ReadableItemsRepositoryStub(firstResult: .success([.milk])))

    model.reload()

    XCTAssertEqual(model.currentState, .success([.milk]))
  }

  /// L2 L5.
  func testReplyWithinTheCallEndsThePull() {
    let model = ItemsListModel.stubbed(
      startingWith: .success([]),
      fetchingVia: ItemsListRepositoryStub(firstResult: .success([.milk])),
      reading: ReadableItemsRepositoryStub(firstResult: .success([.milk])))
    let observer = ObserverSpy(observing: model.didChange)

    model.refresh()

    XCTAssertEqual(
      observer.callArgs,
      [.success([]), .preparing([], showing: .refresh), .success([.milk])])
  }

  /// L7 L8.
  func testRetryAfterAFailedDeleteLoads() {
    let stub = ItemsListRepositoryStub(firstDeletionResult: .failure(.offline))
    let spy = ItemsListRepositorySpy(delegatingTo: stub)
    let model = ItemsListModel.stubbed(startingWith: .success([.milk]), fetchingVia: spy)

    model.deleteAll()
    model.reload()

    XCTAssertEqual(spy.callArgs, [.deleteAll, .fetch])
    XCTAssertEqual(model.currentState, .preparing([.milk], showing: .loading))
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

    XCTAssertEqual(stub.deletions.handles.map(\.callArgs), [[.cancel]])
    XCTAssertEqual(model.currentState, .preparing([.milk], showing: .loading))
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
    XCTAssertEqual(stub.fetches.handles.map(\.callArgs), [[.cancel], []])

    stub.fetches.reply(to: 0, with: .failure(.offline))
    stub.fetches.reply(to: 0, with: .success([]))
    readable.nextResult = .success([.milk, .plants])
    stub.fetches.reply(to: 1, with: .success([.milk, .plants]))

    XCTAssertEqual(
      observer.callArgs,
      [
        .success([.milk]),
        .preparing([.milk], showing: .refresh),
        .preparing([.milk], showing: [.loading, .refresh]),
        .success([.milk, .plants]),
      ])
    XCTAssertEqual(writable.callArgs, [.write([.milk, .plants])])
    XCTAssertEqual(stub.fetches.handles.map(\.callArgs), [[.cancel], []])
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
        .preparing([.milk], showing: .loading),
        .success([.milk]),
        .deleting([.milk]),
        .success([]),
      ])
    XCTAssertEqual(writable.callArgs, [.write([.milk]), .clear])
  }

  /// X2 X4.
  func testRequestsDoNotKeepTheModelAlive() {
    typealias Scenario = (event: (ItemsListModel) -> Void, reply: (ItemsListRepositoryStub) -> Void)
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: ({ $0.reload() }, { $0.fetches.reply(with: .success([])) }),
      #line: ({ $0.deleteAll() }, { $0.deletions.reply(with: .success(())) }),
    ]

    for (line, scenario) in scenarios {
      let stub = ItemsListRepositoryStub()
      var model: ItemsListModel? = .stubbed(
        startingWith: .success([.milk]), fetchingVia: stub)
      weak let weakModel = model
      model.map(scenario.event)

      model = nil

      XCTAssertNil(weakModel, line: line)
      scenario.reply(stub)
    }
  }
}
