import Items
import VIPER
import XCTest

/// Describes the form's interactor; names read describe, context, it.
final class AddItemInteractorTests: XCTestCase {
  private var log: CallLog!
  private var presenter: AddItemInteractorOutputSpy!
  private var api: AddItemAPIDataManagerSpy!
  private var local: AddItemLocalDataManagerSpy!
  private var sut: AddItemInteractor!

  override func setUp() {
    log = CallLog()
    presenter = AddItemInteractorOutputSpy(log)
    api = AddItemAPIDataManagerSpy(log)
    local = AddItemLocalDataManagerSpy(log)
    sut = AddItemInteractor()
    sut.presenter = presenter
    sut.apiDataManager = api
    sut.localDataManager = local
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: Saving

  /// A3 A4 A2.
  func testSaving_inTheNominalCase_callsAllTheFunctionsOfTheScenario() {
    for isEnabled in [true, false] {
      log.removeAll()
      sut.saveItem(title: "  Buy milk\n", isEnabled: isEnabled)
      api.createItemCompletion?(.success(.plants))

      XCTAssertTrue(presenter.presentLoadingWasCalled)
      XCTAssertTrue(api.createItemWasCalled)
      XCTAssertEqual(api.createItemNewItem, NewItem(title: "Buy milk", isEnabled: isEnabled))
      XCTAssertFalse(api.cancelWasCalled)
      XCTAssertTrue(local.saveItemWasCalled)
      XCTAssertEqual(local.saveItemItem, .plants)
      XCTAssertTrue(presenter.presentSavedWasCalled)
      XCTAssertFalse(presenter.presentRefusalWasCalled)
      XCTAssertFalse(presenter.presentErrorWasCalled)
      XCTAssertEqual(
        log.calls,
        [
          "presenter.presentLoading", "api.createItem(Buy milk)",
          "local.saveItem(Water the plants)", "presenter.presentSaved",
        ])
    }
  }

  /// A4.
  func testSaving_whenOnlyTheStoreRefuses_isDoneAllTheSame() {
    local.saveItemResult = .failure(.writeFailed)
    sut.saveItem(title: "Buy milk", isEnabled: true)
    api.createItemCompletion?(.success(.milk))
    XCTAssertEqual(
      log.calls,
      [
        "presenter.presentLoading", "api.createItem(Buy milk)", "local.saveItem(Buy milk)",
        "presenter.presentSaved",
      ])
  }

  /// A2.
  func testSaving_whenTheTitleBreaksARule_presentsTheRefusalAndSendsNothing() {
    let refusals: [(title: String, error: TitleError)] = [
      ("", .blank), (" \n\t", .blank), (String(repeating: "a", count: 81), .tooLong),
    ]
    for (title, error) in refusals {
      log.removeAll()
      sut.saveItem(title: title, isEnabled: true)
      XCTAssertTrue(presenter.presentRefusalWasCalled)
      XCTAssertEqual(presenter.presentRefusalError, error)
      XCTAssertEqual(log.calls, ["presenter.presentRefusal(\(error))"])
    }
  }

  /// A5.
  func testSaving_whenTheNetworkFails_presentsTheErrorAndCanSaveAgain() {
    for error in [NetworkError.offline, .status(422), .undecodable(reason: "not JSON")] {
      log.removeAll()
      sut.saveItem(title: "Buy milk", isEnabled: true)
      api.createItemCompletion?(.failure(error))
      XCTAssertTrue(presenter.presentErrorWasCalled)
      XCTAssertEqual(presenter.presentErrorFailure, .network(error))
      XCTAssertFalse(local.saveItemWasCalled)
      XCTAssertEqual(
        log.calls,
        [
          "presenter.presentLoading", "api.createItem(Buy milk)",
          "presenter.presentError(\(ItemsFailure.network(error)))",
        ])
    }
  }

  /// A3 X6.
  func testSaving_whileItSaves_sendsNoSecondRequest() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()
    sut.saveItem(title: "Buy milk", isEnabled: true)
    sut.saveItem(title: "", isEnabled: true)
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Cancelling

  /// A6 X5.
  func testCancelling_whileItSaves_cancelsTheQueryAndPresentsNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()
    sut.cancelSaving()
    XCTAssertTrue(api.cancelWasCalled)
    XCTAssertEqual(log.calls, ["api.cancel"])
    sut.cancelSaving()
    XCTAssertEqual(log.calls, ["api.cancel"])
  }

  /// A6 X5.
  func testCancelling_whenNothingIsUnderWay_doesNothing() {
    sut.cancelSaving()
    for end in [QueryResult<Item>.success(.milk), .failure(.offline)] {
      sut.saveItem(title: "Buy milk", isEnabled: true)
      api.createItemCompletion?(end)
      sut.cancelSaving()
    }
    XCTAssertFalse(api.cancelWasCalled)
  }

  // MARK: Being released

  /// X2 A6 X4.
  func testReply_whenTheInteractorIsGone_reachesNobodyAndKeepsNothingAlive() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()
    weak let weakInteractor = sut
    sut = nil
    XCTAssertNil(weakInteractor)
    api.createItemCompletion?(.success(.milk))
    XCTAssertEqual(log.calls, [])
  }

  /// X2.
  func testPresenter_isNotKeptAlive() {
    weak let weakPresenter = presenter
    presenter = nil
    XCTAssertNil(weakPresenter)
    sut.saveItem(title: "", isEnabled: true)
  }
}
