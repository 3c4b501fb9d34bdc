import Items
import ItemsNetworking
import VIPER
import XCTest

/// Describes the form's interactor.
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

  // MARK: describe saving an item

  /// A3 A4 A2.
  func test_whenSaving_andAllGoesWell_itCallsAllTheFunctionsOfTheScenario() {
    sut.saveItem(title: "  Buy milk\n", isEnabled: false)
    api.endCreateItem(.success(.plants))

    XCTAssertTrue(api.createItemWasCalled, "api.createItem wasn't called")
    XCTAssertEqual(api.createItemNewItem, NewItem(title: "Buy milk", isEnabled: false))
    XCTAssertFalse(api.cancelWasCalled, "api.cancel was called")

    XCTAssertTrue(local.saveItemWasCalled, "local.saveItem wasn't called")
    XCTAssertEqual(local.saveItemItem, .plants)

    XCTAssertTrue(presenter.presentLoadingWasCalled, "presenter.presentLoading wasn't called")
    XCTAssertTrue(presenter.presentSavedWasCalled, "presenter.presentSaved wasn't called")
    XCTAssertFalse(presenter.presentRefusalWasCalled, "presenter.presentRefusal was called")
    XCTAssertFalse(presenter.presentErrorWasCalled, "presenter.presentError was called")

    XCTAssertEqual(
      log.calls,
      [
        "presenter.presentLoading", "api.createItem", "local.saveItem", "presenter.presentSaved",
      ])
  }

  /// A3.
  func test_whenSaving_andTheSwitchIsOn_itSendsThat() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    XCTAssertEqual(api.createItemNewItem?.isEnabled, true)
  }

  /// A4.
  func test_whenSaving_andOnlyTheStoreRefuses_itIsDoneAllTheSame() {
    local.saveItemResult = .failure(.writeFailed)
    sut.saveItem(title: "Buy milk", isEnabled: true)
    api.endCreateItem(.success(.milk))
    XCTAssertEqual(
      log.calls,
      [
        "presenter.presentLoading", "api.createItem", "local.saveItem", "presenter.presentSaved",
      ])
  }

  /// A2.
  func test_whenSaving_andTheTitleBreaksARule_itPresentsTheRefusalAndSendsNothing() {
    let refusals: [(title: String, error: TitleError)] = [
      ("", .blank), (String(repeating: "a", count: 81), .tooLong), (" \n\t", .blank),
    ]
    for (title, error) in refusals {
      log.removeAll()
      sut.saveItem(title: title, isEnabled: true)
      XCTAssertEqual(presenter.presentRefusalError, error, "“\(title)”")
      XCTAssertEqual(log.calls, ["presenter.presentRefusal"], "“\(title)”")
    }
  }

  /// A5.
  func test_whenSaving_andTheNetworkFails_itPresentsTheErrorAndTouchesNoStore() {
    for error in [NetworkError.offline, .status(422), .undecodable(reason: "not JSON")] {
      log.removeAll()
      sut.saveItem(title: "Buy milk", isEnabled: true)
      api.endCreateItem(.failure(error))
      XCTAssertEqual(presenter.presentErrorFailure, .network(error))
      XCTAssertEqual(
        log.calls, ["presenter.presentLoading", "api.createItem", "presenter.presentError"],
        "\(error)")
    }
  }

  /// A5.
  func test_whenSaving_andASaveHasFailed_itSendsARequestAgain() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    api.endCreateItem(.failure(.offline))
    log.removeAll()
    sut.saveItem(title: "Buy milk", isEnabled: true)
    XCTAssertEqual(log.calls, ["presenter.presentLoading", "api.createItem"])
  }

  /// A5.
  func test_whenSaving_andASaveFailsBeforeTheCallReturns_itSendsARequestAgain() {
    api.createItemResult = .failure(.offline)
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()
    sut.saveItem(title: "Buy milk", isEnabled: true)
    XCTAssertEqual(
      log.calls, ["presenter.presentLoading", "api.createItem", "presenter.presentError"])
  }

  /// A6 X5.
  func test_whenSaving_andThatWasCancelled_itSendsARequestAgain() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    sut.cancelSaving()
    log.removeAll()
    sut.saveItem(title: "Buy milk", isEnabled: true)
    XCTAssertEqual(log.calls, ["presenter.presentLoading", "api.createItem"])
  }

  /// A3 X6.
  func test_whenSaving_andItSavesAlready_itDoesNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()
    sut.saveItem(title: "Buy milk", isEnabled: true)
    sut.saveItem(title: "", isEnabled: true)
    XCTAssertEqual(log.calls, [])
  }

  /// A4 X6.
  func test_whenSaving_andItHasSaved_itDoesNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    api.endCreateItem(.success(.milk))
    log.removeAll()
    sut.saveItem(title: "Buy milk", isEnabled: true)
    XCTAssertEqual(log.calls, [])
  }

  // MARK: describe cancelling

  /// A6 X5.
  func test_whenCancelling_andItSaves_itCancelsTheQueryAndPresentsNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()
    sut.cancelSaving()
    XCTAssertTrue(api.cancelWasCalled, "api.cancel wasn't called")
    XCTAssertEqual(log.calls, ["api.cancel"])
  }

  /// A6 X5.
  func test_whenCancelling_andNothingIsUnderWay_itLeavesThatToTheDataManager() {
    sut.cancelSaving()
    XCTAssertEqual(log.calls, ["api.cancel"])
  }

  // MARK: describe being released

  /// X2 A6 X4.
  func test_whenReleased_andItSaves_itHearsNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()
    weak let weakInteractor = sut
    sut = nil
    XCTAssertNil(weakInteractor, "the interactor is kept")
    api.endCreateItem(.success(.milk))
    XCTAssertEqual(log.calls, [])
  }

  /// X2 X4.
  func test_whenThePresenterIsReleased_itDoesNotKeepIt() {
    weak let weakPresenter = presenter
    presenter = nil
    XCTAssertNil(weakPresenter, "the presenter is kept")
    sut.saveItem(title: "Buy milk", isEnabled: true)
    XCTAssertEqual(log.calls, ["api.createItem"])
  }
}
