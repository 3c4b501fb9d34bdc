import Items
import MVC
import Observing
import XCTest

final class AddItemModelTests: XCTestCase {
  /// What one event does to a model in one state, while every reply is held.
  private struct Transition {
    let from: AddItemModelState
    let to: [AddItemModelState]
    var requests: [NewItem] = []
  }

  private let newItem = NewItem(title: "Buy milk", isEnabled: true)

  // MARK: State × event

  /// A2.
  func testEditingTakesTheMessageBack() {
    check(
      [
        #line: .init(from: .editing, to: []),
        #line: .init(from: .rejected(because: .blank), to: [.editing]),
        #line: .init(from: .rejected(because: .tooLong), to: [.editing]),
        #line: .init(from: .saving, to: []),
        #line: .init(from: .saved, to: []),
        #line: .init(from: .failure(because: .network(.offline)), to: [.editing]),
      ],
      when: { $0.editTitle() })
  }

  /// A2 A3 A5.
  func testSaveSendsUnlessASaveIsUnderWayOrDone() {
    check(
      [
        #line: .init(from: .editing, to: [.saving], requests: [newItem]),
        #line: .init(from: .rejected(because: .blank), to: [.saving], requests: [newItem]),
        #line: .init(from: .rejected(because: .tooLong), to: [.saving], requests: [newItem]),
        #line: .init(from: .saving, to: []),
        #line: .init(from: .saved, to: []),
        #line: .init(
          from: .failure(because: .network(.offline)), to: [.saving], requests: [newItem]),
      ],
      when: { $0.save(title: "Buy milk", isEnabled: true) })
  }

  /// A2 A3.
  func testBlankTitleIsRejectedUnlessASaveIsUnderWayOrDone() {
    check(
      [
        #line: .init(from: .editing, to: [.rejected(because: .blank)]),
        #line: .init(from: .rejected(because: .blank), to: [.rejected(because: .blank)]),
        #line: .init(from: .rejected(because: .tooLong), to: [.rejected(because: .blank)]),
        #line: .init(from: .saving, to: []),
        #line: .init(from: .saved, to: []),
        #line: .init(
          from: .failure(because: .network(.offline)), to: [.rejected(because: .blank)]),
      ],
      when: { $0.save(title: " \n", isEnabled: true) })
  }

  /// A6.
  func testCancelEndsASaveAndNothingElse() {
    check(
      [
        #line: .init(from: .editing, to: []),
        #line: .init(from: .rejected(because: .blank), to: []),
        #line: .init(from: .rejected(because: .tooLong), to: []),
        #line: .init(from: .saving, to: [.editing]),
        #line: .init(from: .saved, to: []),
        #line: .init(from: .failure(because: .network(.offline)), to: []),
      ],
      when: { $0.cancel() })
  }

  /// A2.
  func testTitleIsCheckedAndTrimmed() {
    typealias Scenario = (title: String, state: AddItemModelState, sent: [String])
    let family = "👨‍👩‍👧‍👦"
    let longest = String(repeating: family, count: 80)
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: ("Buy milk", .saving, ["Buy milk"]),
      #line: ("\t Buy milk\n", .saving, ["Buy milk"]),
      #line: ("", .rejected(because: .blank), []),
      #line: (" \n\t", .rejected(because: .blank), []),
      #line: (longest, .saving, [longest]),
      #line: (" \(longest) ", .saving, [longest]),
      #line: (longest + family, .rejected(because: .tooLong), []),
    ]

    for (line, scenario) in scenarios {
      let spy = AddItemRepositorySpy()
      let model = makeModel(startingWith: .editing, savingVia: spy)
      let observer = ObserverSpy(observing: model.didChange)

      model.save(title: scenario.title, isEnabled: true)

      XCTAssertEqual(observer.callArgs, [.editing, scenario.state], line: line)
      XCTAssertEqual(spy.callArgs.map(\.title), scenario.sent, line: line)
    }
  }

  /// A1 A3.
  func testSwitchIsSent() {
    let spy = AddItemRepositorySpy()
    let model = makeModel(startingWith: .editing, savingVia: spy)

    model.save(title: "Buy milk", isEnabled: false)

    XCTAssertEqual(spy.callArgs, [NewItem(title: "Buy milk", isEnabled: false)])
  }

  /// A3 X6.
  func testSecondSaveIsPreventedWhileTheNetworkIsHeld() {
    let spy = AddItemRepositorySpy()
    let model = makeModel(startingWith: .editing, savingVia: spy)
    let observer = ObserverSpy(observing: model.didChange)

    model.save(title: "Buy milk", isEnabled: true)
    model.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(spy.callArgs, [newItem])
    XCTAssertEqual(observer.callArgs, [.editing, .saving])
  }

  // MARK: Replies

  /// A4 A5 X4.
  func testAcceptedItemIsSavedAndAnyFailureToldWithItsReason() {
    typealias Scenario = (
      created: Result<Item, NetworkError>, added: Result<Void, StoreError>,
      state: AddItemModelState, writes: [WritableItemsRepositorySpy.CallArgs],
      shared: [ItemsListModelSpy.CallArgs]
    )
    let undecodable = NetworkError.undecodable(reason: "not JSON")
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: (.success(.milk), .success(()), .saved, [.add(.milk)], [.reloadAfterChange]),
      // The server has the item, whatever the store says.
      #line: (.success(.milk), .failure(.writeFailed), .saved, [.add(.milk)], [.reloadAfterChange]),
      #line: (
        .failure(.offline), .success(()), .failure(because: .network(.offline)), [], []
      ),
      #line: (
        .failure(.timedOut), .success(()), .failure(because: .network(.timedOut)), [], []
      ),
      #line: (
        .failure(.status(422)), .success(()), .failure(because: .network(.status(422))), [], []
      ),
      #line: (
        .failure(undecodable), .success(()), .failure(because: .network(undecodable)), [], []
      ),
    ]

    for (line, scenario) in scenarios {
      let writable = WritableItemsRepositorySpy(
        delegatingTo: WritableItemsRepositoryStub(firstResult: scenario.added))
      let sharedModel = ItemsListModelSpy()
      let model = makeModel(
        startingWith: .editing,
        savingVia: AddItemRepositoryStub(firstResult: scenario.created), writing: writable,
        sharing: sharedModel)
      let observer = ObserverSpy(observing: model.didChange)

      model.save(title: "Buy milk", isEnabled: true)

      XCTAssertEqual(observer.callArgs, [.editing, .saving, scenario.state], line: line)
      XCTAssertEqual(writable.callArgs, scenario.writes, line: line)
      XCTAssertEqual(sharedModel.callArgs, scenario.shared, line: line)
    }
  }

  /// A4.
  ///
  /// Whoever hears of the saved item finds it in the store; the list hears of it last.
  func testItemIsKeptThenAnnouncedThenTheListTold() {
    let log = CallLog()
    let model = makeModel(
      startingWith: .editing, savingVia: AddItemRepositoryStub(firstResult: .success(.milk)),
      writing: WritableItemsRepositorySpy(loggingTo: log),
      sharing: ItemsListModelSpy(loggingTo: log))
    let subscription = model.didChange.subscribe { log.append(.addItemState($0)) }

    model.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(
      log.callArgs,
      [
        .addItemState(.editing),
        .addItemState(.saving),
        .writableRepository(.add(.milk)),
        .addItemState(.saved),
        .listModel(.reloadAfterChange),
      ])
    subscription.cancel()
  }

  /// A5.
  ///
  /// The model is saving before it sends: what the reply made of it stays.
  func testReplyWithinTheCallEndsTheSave() {
    let model = makeModel(
      startingWith: .editing,
      savingVia: AddItemRepositoryStub(firstResult: .failure(.offline)))

    model.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(model.currentState, .failure(because: .network(.offline)))
  }

  // MARK: Late replies

  /// A6 X4 X5.
  ///
  /// The stub ignores the cancel: its reply comes all the same, and more than once.
  func testReplyAfterCancelChangesNothing() {
    let stub = AddItemRepositoryStub()
    let writable = WritableItemsRepositorySpy()
    let sharedModel = ItemsListModelSpy()
    let model = makeModel(
      startingWith: .editing, savingVia: stub, writing: writable, sharing: sharedModel)
    let observer = ObserverSpy(observing: model.didChange)

    model.save(title: "Buy milk", isEnabled: true)
    model.cancel()
    model.cancel()
    stub.reply(with: .success(.milk))
    stub.reply(with: .failure(.offline))

    XCTAssertEqual(observer.callArgs, [.editing, .saving, .editing])
    XCTAssertEqual(writable.callArgs, [])
    XCTAssertEqual(sharedModel.callArgs, [])
    XCTAssertEqual(stub.handles.map(\.callArgs), [[.cancel]])
  }

  /// X4.
  func testRepeatedRepliesChangeNothing() {
    let stub = AddItemRepositoryStub()
    let writable = WritableItemsRepositorySpy()
    let sharedModel = ItemsListModelSpy()
    let model = makeModel(
      startingWith: .editing, savingVia: stub, writing: writable, sharing: sharedModel)
    let observer = ObserverSpy(observing: model.didChange)

    model.save(title: "Buy milk", isEnabled: true)
    stub.reply(with: .success(.milk))
    stub.reply(with: .success(.milk))
    stub.reply(with: .failure(.offline))
    model.cancel()

    XCTAssertEqual(observer.callArgs, [.editing, .saving, .saved])
    XCTAssertEqual(writable.callArgs, [.add(.milk)])
    XCTAssertEqual(sharedModel.callArgs, [.reloadAfterChange])
    XCTAssertEqual(stub.handles.map(\.callArgs), [[]])
  }

  /// X2 X4.
  func testRequestDoesNotKeepTheModelAlive() {
    let stub = AddItemRepositoryStub()
    var model: AddItemModel? = makeModel(startingWith: .editing, savingVia: stub)
    weak let weakModel = model
    model?.save(title: "Buy milk", isEnabled: true)

    model = nil

    XCTAssertNil(weakModel)
    stub.reply(with: .success(.milk))
  }

  // MARK: Making and checking

  private func makeModel(
    startingWith initialState: AddItemModelState,
    savingVia repository: any AddItemRepositoryProtocol,
    writing writableRepository: any WritableItemsRepositoryProtocol =
      WritableItemsRepositoryStub(),
    sharing sharedModel: any ItemsListModelProtocol = ItemsListModelStub()
  ) -> AddItemModel {
    AddItemModel(
      startingWith: initialState, savingVia: repository, writing: writableRepository,
      sharing: sharedModel)
  }

  private func check(
    _ transitions: KeyValuePairs<UInt, Transition>, when event: (AddItemModel) -> Void
  ) {
    for (line, transition) in transitions {
      let spy = AddItemRepositorySpy()
      let writable = WritableItemsRepositorySpy()
      let sharedModel = ItemsListModelSpy()
      let model = makeModel(
        startingWith: transition.from, savingVia: spy, writing: writable, sharing: sharedModel)
      let observer = ObserverSpy(observing: model.didChange)

      event(model)

      XCTAssertEqual(observer.callArgs, [transition.from] + transition.to, line: line)
      XCTAssertEqual(spy.callArgs, transition.requests, line: line)
      XCTAssertEqual(writable.callArgs, [], line: line)
      XCTAssertEqual(sharedModel.callArgs, [], line: line)
    }
  }
}
