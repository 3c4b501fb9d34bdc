import Items
import XCTest

@testable import MVC

final class ItemDetailModelTests: XCTestCase {
  /// What one event does to a model in one state while no reply arrives.
  private struct Transition {
    let from: ItemDetailModelState
    let to: [ItemDetailModelState]
    var requests: [Item.ID] = []
  }

  private let detail = ItemDetail(item: .milk, explanation: "Two litres.")

  // MARK: State × event

  /// D2 D3 X6.
  func testFetchSendsUnlessARequestIsInProgress() {
    check(
      [
        #line: .init(
          from: .initial, to: [.preparing(explanation: "")], requests: [Item.milk.id]),
        #line: .init(from: .preparing(explanation: ""), to: []),
        #line: .init(
          from: .success(explanation: "Two litres."),
          to: [.preparing(explanation: "Two litres.")], requests: [Item.milk.id]),
        #line: .init(
          from: .failure(explanation: "Two litres.", because: .offline),
          to: [.preparing(explanation: "Two litres.")], requests: [Item.milk.id]),
      ],
      when: { $0.fetch() })
  }

  /// D2 D4.
  func testCancelAloneChangesNothing() {
    check(
      [
        #line: .init(from: .initial, to: []),
        #line: .init(from: .preparing(explanation: ""), to: []),
        #line: .init(from: .success(explanation: "Two litres."), to: []),
        #line: .init(from: .failure(explanation: "", because: .offline), to: []),
      ],
      when: { $0.cancel() })
  }

  // MARK: Replies

  /// D1 D2 D3 X4.
  func testFetchEndsWithTheExplanationOrTheReasonForTheFailure() {
    let undecodable = NetworkError.undecodable(reason: "not JSON")
    let otherDetail = ItemDetail(item: .plants, explanation: "Two litres.")
    typealias Scenario = (
      fetched: Result<ItemDetail, NetworkError>, state: ItemDetailModelState
    )
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: (.success(detail), .success(explanation: "Two litres.")),
      // Only the explanation comes from the reply.
      #line: (.success(otherDetail), .success(explanation: "Two litres.")),
      #line: (.failure(.notFound), .failure(explanation: "", because: .notFound)),
      #line: (.failure(undecodable), .failure(explanation: "", because: undecodable)),
    ]

    for (line, scenario) in scenarios {
      let stub = ItemDetailRepositoryStub()
      let model = makeModel(startingWith: .initial, fetchingVia: stub)
      let observer = ObserverSpy(observing: model.didChange)

      model.fetch()
      stub.fetches.reply(with: scenario.fetched)

      XCTAssertEqual(
        observer.callArgs, [.initial, .preparing(explanation: ""), scenario.state], line: line)
      XCTAssertEqual(model.item, .milk, line: line)
    }
  }

  /// X6.
  ///
  /// A fetch after a success comes only from code that goes past the hidden Retry.
  func testFailureKeepsTheExplanation() {
    let model = makeModel(
      startingWith: .success(explanation: "Two litres."),
      fetchingVia: ItemDetailRepositoryStub(firstResult: .failure(.offline)))

    model.fetch()

    XCTAssertEqual(model.currentState, .failure(explanation: "Two litres.", because: .offline))
  }

  /// D3.
  func testRetryAfterAFailureFetchesAgain() {
    let stub = ItemDetailRepositoryStub()
    let spy = ItemDetailRepositorySpy(delegatingTo: stub)
    let model = makeModel(startingWith: .initial, fetchingVia: spy)
    let observer = ObserverSpy(observing: model.didChange)

    model.fetch()
    stub.fetches.reply(with: .failure(.offline))
    model.fetch()
    stub.fetches.reply(to: 1, with: .success(detail))

    XCTAssertEqual(spy.callArgs, [Item.milk.id, Item.milk.id])
    XCTAssertEqual(
      observer.callArgs,
      [
        .initial,
        .preparing(explanation: ""),
        .failure(explanation: "", because: .offline),
        .preparing(explanation: ""),
        .success(explanation: "Two litres."),
      ])
  }

  /// D2.
  ///
  /// The model transits before it sends, so that a synchronous reply decides the state.
  func testSynchronousReplyEndsTheFetch() {
    let model = makeModel(
      startingWith: .initial,
      fetchingVia: ItemDetailRepositoryStub(firstResult: .success(detail)))

    model.fetch()

    XCTAssertEqual(model.currentState, .success(explanation: "Two litres."))
  }

  // MARK: Late replies

  /// D4 X4 X5.
  ///
  /// The stub ignores the cancel: its replies arrive all the same.
  func testReplyAfterCancelChangesNothing() {
    let stub = ItemDetailRepositoryStub()
    let model = makeModel(startingWith: .initial, fetchingVia: stub)
    let observer = ObserverSpy(observing: model.didChange)

    model.fetch()
    model.cancel()
    stub.fetches.reply(with: .success(detail))
    stub.fetches.reply(with: .failure(.offline))

    XCTAssertEqual(observer.callArgs, [.initial, .preparing(explanation: "")])
    XCTAssertEqual(stub.fetches.cancelled, [0])
  }

  /// X4.
  func testRepeatedRepliesChangeNothing() {
    let stub = ItemDetailRepositoryStub()
    let model = makeModel(startingWith: .initial, fetchingVia: stub)
    let observer = ObserverSpy(observing: model.didChange)

    model.fetch()
    stub.fetches.reply(with: .success(detail))
    stub.fetches.reply(with: .failure(.offline))

    XCTAssertEqual(
      observer.callArgs,
      [.initial, .preparing(explanation: ""), .success(explanation: "Two litres.")])
  }

  /// X2 X4.
  func testRequestDoesNotKeepTheModelAlive() {
    let stub = ItemDetailRepositoryStub()
    var model: ItemDetailModel? = makeModel(startingWith: .initial, fetchingVia: stub)
    weak let weakModel = model
    model?.fetch()

    model = nil

    XCTAssertNil(weakModel)
    stub.fetches.reply(with: .success(detail))
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
