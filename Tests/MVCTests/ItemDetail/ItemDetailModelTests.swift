import Items
import MVC
import XCTest

final class ItemDetailModelTests: XCTestCase {
  /// What one event does to a model in one state, while every reply is held.
  private struct Transition {
    let from: ItemDetailModelState
    let to: [ItemDetailModelState]
    var requests: [Item.ID] = []
  }

  private let detail = ItemDetail(item: .milk, explanation: "Two litres.")

  // MARK: State × event

  /// D2 D3 X6.
  func testFetchSendsUnlessAFetchIsUnderWay() {
    check(
      [
        #line: .init(
          from: .initial, to: [.preparing(explanation: "")], requests: [Item.milk.id]),
        #line: .init(from: .preparing(explanation: ""), to: []),
        #line: .init(from: .preparing(explanation: "Two litres."), to: []),
        #line: .init(
          from: .success(explanation: ""), to: [.preparing(explanation: "")],
          requests: [Item.milk.id]),
        // What is on screen stays there.
        #line: .init(
          from: .success(explanation: "Two litres."),
          to: [.preparing(explanation: "Two litres.")], requests: [Item.milk.id]),
        #line: .init(
          from: .failure(explanation: "", because: .network(.offline)),
          to: [.preparing(explanation: "")], requests: [Item.milk.id]),
        #line: .init(
          from: .failure(explanation: "Two litres.", because: .network(.notFound)),
          to: [.preparing(explanation: "Two litres.")], requests: [Item.milk.id]),
      ],
      when: { $0.fetch() })
  }

  /// D4.
  func testCancelEndsAFetchAndNothingElse() {
    check(
      [
        #line: .init(from: .initial, to: []),
        #line: .init(from: .preparing(explanation: ""), to: [.initial]),
        // What is on screen stays there.
        #line: .init(
          from: .preparing(explanation: "Two litres."),
          to: [.success(explanation: "Two litres.")]),
        #line: .init(from: .success(explanation: ""), to: []),
        #line: .init(from: .success(explanation: "Two litres."), to: []),
        #line: .init(from: .failure(explanation: "", because: .network(.offline)), to: []),
        #line: .init(
          from: .failure(explanation: "Two litres.", because: .network(.offline)), to: []),
      ],
      when: { $0.cancel() })
  }

  /// D2 X6.
  func testSecondFetchIsPreventedWhileTheNetworkIsHeld() {
    let spy = ItemDetailRepositorySpy()
    let model = makeModel(startingWith: .initial, fetchingVia: spy)
    let observer = ObserverSpy(observing: model.didChange)

    model.fetch()
    model.fetch()

    XCTAssertEqual(spy.callArgs, [Item.milk.id])
    XCTAssertEqual(observer.callArgs, [.initial, .preparing(explanation: "")])
  }

  // MARK: Replies

  /// D1 D2 D3 X4.
  func testReplyGivesTheExplanationOrTheReasonForTheFailure() {
    let undecodable = NetworkError.undecodable(reason: "asked for item 1, got item 2")
    let otherDetail = ItemDetail(item: .plants, explanation: "Two litres.")
    typealias Scenario = (
      fetched: Result<ItemDetail, NetworkError>, state: ItemDetailModelState
    )
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: (.success(detail), .success(explanation: "Two litres.")),
      // The explanation, and only it, comes from the reply.
      #line: (.success(otherDetail), .success(explanation: "Two litres.")),
      #line: (.failure(.notFound), .failure(explanation: "", because: .network(.notFound))),
      #line: (.failure(.offline), .failure(explanation: "", because: .network(.offline))),
      #line: (.failure(.timedOut), .failure(explanation: "", because: .network(.timedOut))),
      #line: (.failure(.status(500)), .failure(explanation: "", because: .network(.status(500)))),
      #line: (.failure(undecodable), .failure(explanation: "", because: .network(undecodable))),
    ]

    for (line, scenario) in scenarios {
      let stub = ItemDetailRepositoryStub()
      let model = makeModel(startingWith: .initial, fetchingVia: stub)
      let observer = ObserverSpy(observing: model.didChange)

      model.fetch()
      stub.reply(with: scenario.fetched)

      XCTAssertEqual(
        observer.callArgs, [.initial, .preparing(explanation: ""), scenario.state], line: line)
      XCTAssertEqual(model.item, .milk, line: line)
    }
  }

  /// D2 D3.
  func testFailureKeepsTheExplanation() {
    let stub = ItemDetailRepositoryStub()
    let model = makeModel(
      startingWith: .success(explanation: "Two litres."), fetchingVia: stub)

    model.fetch()
    stub.reply(with: .failure(.offline))

    XCTAssertEqual(
      model.currentState,
      .failure(explanation: "Two litres.", because: .network(.offline)))
  }

  /// D3.
  func testRetryAfterAFailureFetchesAgain() {
    let stub = ItemDetailRepositoryStub()
    let spy = ItemDetailRepositorySpy(delegatingTo: stub)
    let model = makeModel(startingWith: .initial, fetchingVia: spy)
    let observer = ObserverSpy(observing: model.didChange)

    model.fetch()
    stub.reply(with: .failure(.offline))
    model.fetch()
    stub.reply(to: 1, with: .success(detail))

    XCTAssertEqual(spy.callArgs, [Item.milk.id, Item.milk.id])
    XCTAssertEqual(
      observer.callArgs,
      [
        .initial,
        .preparing(explanation: ""),
        .failure(explanation: "", because: .network(.offline)),
        .preparing(explanation: ""),
        .success(explanation: "Two litres."),
      ])
  }

  /// D2.
  ///
  /// The model is prepared before it sends: what the reply made of it stays.
  func testReplyWithinTheCallEndsTheFetch() {
    let model = makeModel(
      startingWith: .initial,
      fetchingVia: ItemDetailRepositoryStub(firstResult: .success(detail)))

    model.fetch()

    XCTAssertEqual(model.currentState, .success(explanation: "Two litres."))
  }

  // MARK: Late replies

  /// D4 X4 X5.
  ///
  /// The stub ignores the cancel: its reply comes all the same, and more than once.
  func testReplyAfterCancelChangesNothing() {
    let stub = ItemDetailRepositoryStub()
    let model = makeModel(startingWith: .initial, fetchingVia: stub)
    let observer = ObserverSpy(observing: model.didChange)

    model.fetch()
    model.cancel()
    model.cancel()
    stub.reply(with: .success(detail))
    stub.reply(with: .failure(.offline))

    XCTAssertEqual(observer.callArgs, [.initial, .preparing(explanation: ""), .initial])
    XCTAssertEqual(stub.handles.map(\.callArgs), [[.cancel]])
  }

  /// X4.
  func testRepeatedRepliesChangeNothing() {
    let stub = ItemDetailRepositoryStub()
    let model = makeModel(startingWith: .initial, fetchingVia: stub)
    let observer = ObserverSpy(observing: model.didChange)

    model.fetch()
    stub.reply(with: .success(detail))
    stub.reply(with: .failure(.offline))
    model.cancel()

    XCTAssertEqual(
      observer.callArgs,
      [.initial, .preparing(explanation: ""), .success(explanation: "Two litres.")])
    XCTAssertEqual(stub.handles.map(\.callArgs), [[]])
  }

  /// X2 X4.
  func testRequestDoesNotKeepTheModelAlive() {
    let stub = ItemDetailRepositoryStub()
    var model: ItemDetailModel? = makeModel(startingWith: .initial, fetchingVia: stub)
    weak let weakModel = model
    model?.fetch()

    model = nil

    XCTAssertNil(weakModel)
    stub.reply(with: .success(detail))
  }

  // MARK: Making and checking

  private func makeModel(
    startingWith initialState: ItemDetailModelState,
    fetchingVia repository: any ItemDetailRepositoryProtocol
  ) -> ItemDetailModel {
    ItemDetailModel(
      representing: .milk, startingWith: initialState, fetchingVia: repository)
  }

  private func check(
    _ transitions: KeyValuePairs<UInt, Transition>, when event: (ItemDetailModel) -> Void
  ) {
    for (line, transition) in transitions {
      let spy = ItemDetailRepositorySpy()
      let model = makeModel(startingWith: transition.from, fetchingVia: spy)
      let observer = ObserverSpy(observing: model.didChange)

      event(model)

      XCTAssertEqual(observer.callArgs, [transition.from] + transition.to, line: line)
      XCTAssertEqual(spy.callArgs, transition.requests, line: line)
    }
  }
}
