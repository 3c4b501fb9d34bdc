import Items
import Observing
import XCTest

@testable import MVC

final class AddItemModelTests: XCTestCase {
  /// What one event does to a model in one state while no reply arrives.
  private struct Transition {
    let from: AddItemModelState
    let to: [AddItemModelState]
    var calls: [CallLog.CallArgs] = []
  }

  /// What a reply to a save does to a model, depending on the store.
  private struct SaveReply {
    let created: Result<Item, NetworkError>
    var added: Result<Void, StoreError> = .success(())
    let to: AddItemModelState
    var calls: [CallLog.CallArgs] = []
  }

  private let newItem = NewItem(title: "Buy milk", isEnabled: true)

  // MARK: State × event

  /// A2.
  func testTitleChangeEndsARejectionOrAFailure() {
    check(
      [
        #line: .init(from: .editing, to: []),
        #line: .init(from: .rejected(because: .blank), to: [.editing]),
        #line: .init(from: .rejected(because: .tooLong), to: [.editing]),
        #line: .init(from: .saving, to: []),
        #line: .init(from: .saved, to: []),
        #line: .init(from: .failure(because: .offline), to: [.editing]),
      ],
      when: { $0.titleDidChange() })
  }

  /// A2 A3 A5 X6.
  func testSaveSendsUnlessTheItemIsBeingSavedOrSaved() {
    check(
      [
        #line: .init(from: .editing, to: [.saving], calls: [.addItemRepository(newItem)]),
        #line: .init(
          from: .rejected(because: .blank), to: [.saving], calls: [.addItemRepository(newItem)]),
        #line: .init(
          from: .rejected(because: .tooLong), to: [.saving], calls: [.addItemRepository(newItem)]),
        #line: .init(from: .saving, to: []),
        #line: .init(from: .saved, to: []),
        #line: .init(
          from: .failure(because: .offline), to: [.saving], calls: [.addItemRepository(newItem)]),
      ],
      when: { $0.save(title: "Buy milk", isEnabled: true) })
  }

  /// A2 A3 X6.
  func testBlankTitleIsRejectedUnlessTheItemIsBeingSavedOrSaved() {
    check(
      [
        #line: .init(from: .editing, to: [.rejected(because: .blank)]),
        #line: .init(from: .rejected(because: .blank), to: [.rejected(because: .blank)]),
        #line: .init(from: .rejected(because: .tooLong), to: [.rejected(because: .blank)]),
        #line: .init(from: .saving, to: []),
        #line: .init(from: .saved, to: []),
        #line: .init(
          from: .failure(because: .offline), to: [.rejected(because: .blank)]),
      ],
      when: { $0.save(title: " \n", isEnabled: true) })
  }

  /// A2.
  func testTitleIsCheckedAndTrimmed() {
    typealias Scenario = (title: String, state: AddItemModelState, sent: [String])
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: ("Buy milk", .saving, ["Buy milk"]),
      #line: ("\t Buy milk\n", .saving, ["Buy milk"]),
      #line: ("", .rejected(because: .blank), []),
      #line: (" \n\t", .rejected(because: .blank), []),
      #line: (String(repeating: "a", count: 81), .rejected(because: .tooLong), []),
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

  /// A6.
  func testCancelAloneChangesNothing() {
    check(
      [
        #line: .init(from: .editing, to: []),
        #line: .init(from: .rejected(because: .blank), to: []),
        #line: .init(from: .saving, to: []),
        #line: .init(from: .saved, to: []),
        #line: .init(from: .failure(because: .offline), to: []),
      ],
      when: { $0.cancel() })
  }

  // MARK: Replies

  /// A4 A5 X4.
  func testSaveEndsWithTheSavedItemOrTheReasonForTheFailure() {
    let undecodable = NetworkError.undecodable(reason: "not JSON")
    let replies: KeyValuePairs<UInt, SaveReply> = [
      #line: .init(
        created: .success(.milk), to: .saved,
        calls: [.writableRepository(.add(.milk)), .listModel(.reloadAfterChange)]),
      // The server has the item, even if the store refuses it.
      #line: .init(
        created: .success(.milk), added: .failure(.writeFailed), to: .saved,
        calls: [.writableRepository(.add(.milk)), .listModel(.reloadAfterChange)]),
      #line: .init(created: .failure(.offline), to: .failure(because: .offline)),
      #line: .init(created: .failure(undecodable), to: .failure(because: undecodable)),
    ]

    for (line, reply) in replies {
      let log = CallLog()
      let model = makeModel(
        startingWith: .editing,
        savingVia: AddItemRepositoryStub(firstResult: reply.created),
        writing: WritableItemsRepositorySpy(
          delegatingTo: WritableItemsRepositoryStub(firstResult: reply.added), loggingTo: log),
        reloading: ItemsListModelSpy(loggingTo: log))
      let observer = ObserverSpy(observing: model.didChange)

      model.save(title: "Buy milk", isEnabled: true)

      XCTAssertEqual(observer.callArgs, [.editing, .saving, reply.to], line: line)
      XCTAssertEqual(log.callArgs, reply.calls, line: line)
    }
  }

  /// A4.
  ///
  /// The store has the item before an observer knows of it, and the list reloads last.
  func testItemIsStoredThenTheStateChangesThenTheListReloads() {
    let log = CallLog()
    let model = makeModel(
      startingWith: .editing, savingVia: AddItemRepositoryStub(firstResult: .success(.milk)),
      writing: WritableItemsRepositorySpy(loggingTo: log),
      reloading: ItemsListModelSpy(loggingTo: log))
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

  // MARK: Late replies

  /// A6 X4 X5.
  ///
  /// The stub ignores the cancel: its replies arrive all the same.
  func testReplyAfterCancelChangesNothing() {
    let stub = AddItemRepositoryStub()
    let log = CallLog()
    let model = makeModel(
      startingWith: .editing, savingVia: stub,
      writing: WritableItemsRepositorySpy(loggingTo: log),
      reloading: ItemsListModelSpy(loggingTo: log))
    let observer = ObserverSpy(observing: model.didChange)

    model.save(title: "Buy milk", isEnabled: true)
    model.cancel()
    stub.creations.reply(with: .success(.milk))
    stub.creations.reply(with: .failure(.offline))

    XCTAssertEqual(observer.callArgs, [.editing, .saving])
    XCTAssertEqual(log.callArgs, [])
    XCTAssertEqual(stub.creations.cancelled, [0])
  }

  /// X4.
  func testRepeatedRepliesChangeNothing() {
    let stub = AddItemRepositoryStub()
    let log = CallLog()
    let model = makeModel(
      startingWith: .editing, savingVia: stub,
      writing: WritableItemsRepositorySpy(loggingTo: log),
      reloading: ItemsListModelSpy(loggingTo: log))
    let observer = ObserverSpy(observing: model.didChange)

    model.save(title: "Buy milk", isEnabled: true)
    stub.creations.reply(with: .success(.milk))
    stub.creations.reply(with: .success(.milk))
    stub.creations.reply(with: .failure(.offline))

    XCTAssertEqual(observer.callArgs, [.editing, .saving, .saved])
    XCTAssertEqual(
      log.callArgs, [.writableRepository(.add(.milk)), .listModel(.reloadAfterChange)])
  }

  /// X2 X4.
  func testRequestDoesNotKeepTheModelAlive() {
    let stub = AddItemRepositoryStub()
    var model: AddItemModel? = makeModel(startingWith: .editing, savingVia: stub)
    weak let weakModel = model
    model?.save(title: "Buy milk", isEnabled: true)

    model = nil

    XCTAssertNil(weakModel)
    stub.creations.reply(with: .success(.milk))
  }

  // MARK: Making and checking

  private func makeModel(
    startingWith initialState: AddItemModelState,
    savingVia repository: any AddItemRepositoryProtocol,
    writing writableRepository: any WritableItemsRepositoryProtocol =
      WritableItemsRepositoryStub(),
    reloading list: any ItemsListReloadableProtocol = ItemsListModelStub()
  ) -> AddItemModel {
    AddItemModel(
      startingWith: initialState, savingVia: repository, writing: writableRepository,
      reloading: list)
  }

  private func check(
    _ transitions: KeyValuePairs<UInt, Transition>, when event: (AddItemModel) -> Void
  ) {
    for (line, transition) in transitions {
      let log = CallLog()
      let model = makeModel(
        startingWith: transition.from, savingVia: AddItemRepositorySpy(loggingTo: log),
        writing: WritableItemsRepositorySpy(loggingTo: log),
        reloading: ItemsListModelSpy(loggingTo: log))
      let observer = ObserverSpy(observing: model.didChange)

      event(model)

      XCTAssertEqual(observer.callArgs, [transition.from] + transition.to, line: line)
      XCTAssertEqual(log.callArgs, transition.calls, line: line)
    }
  }
}
