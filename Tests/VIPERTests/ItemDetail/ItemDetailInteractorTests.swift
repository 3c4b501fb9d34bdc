import Items
import VIPER
import XCTest

/// Describes the detail's interactor.
final class ItemDetailInteractorTests: XCTestCase {
  private let detail = ItemDetail(item: .milk, explanation: "Two litres.")
  private var log: CallLog!
  private var presenter: ItemDetailInteractorOutputSpy!
  private var api: ItemDetailAPIDataManagerSpy!
  private var sut: ItemDetailInteractor!

  override func setUp() {
    log = CallLog()
    presenter = ItemDetailInteractorOutputSpy(log)
    api = ItemDetailAPIDataManagerSpy(log)
    sut = ItemDetailInteractor()
    sut.presenter = presenter
    sut.apiDataManager = api
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe loading the detail

  /// D2.
  func test_whenLoading_andAllGoesWell_itCallsAllTheFunctionsOfTheScenario() {
    sut.loadDetail(of: 1)
    api.endGetDetail(.success(detail))

    XCTAssertTrue(api.getDetailWasCalled, "api.getDetail wasn't called")
    XCTAssertEqual(api.getDetailID, 1)
    XCTAssertFalse(api.cancelWasCalled, "api.cancel was called")

    XCTAssertTrue(presenter.presentLoadingWasCalled, "presenter.presentLoading wasn't called")
    XCTAssertTrue(presenter.presentDetailWasCalled, "presenter.presentDetail wasn't called")
    XCTAssertEqual(presenter.presentDetailDetail, detail)
    XCTAssertFalse(presenter.presentErrorWasCalled, "presenter.presentError was called")

    XCTAssertEqual(
      log.calls, ["presenter.presentLoading", "api.getDetail", "presenter.presentDetail"])
  }

  /// D3 X4.
  func test_whenLoading_andTheNetworkFails_itPresentsTheError() {
    let errors: [NetworkError] = [
      .offline, .timedOut, .notFound, .status(503), .undecodable(reason: "not JSON"),
    ]
    for error in errors {
      log.removeAll()
      sut.loadDetail(of: 1)
      api.endGetDetail(.failure(error))
      XCTAssertEqual(presenter.presentErrorFailure, .network(error))
      XCTAssertEqual(
        log.calls, ["presenter.presentLoading", "api.getDetail", "presenter.presentError"],
        "\(error)")
    }
  }

  /// D2 X6.
  func test_whenLoading_andItLoadsAlready_itSendsNoSecondRequest() {
    sut.loadDetail(of: 1)
    log.removeAll()
    sut.loadDetail(of: 1)
    XCTAssertEqual(log.calls, [])
  }

  /// D3 X5.
  func test_whenLoading_andALoadHasEnded_itSendsARequestAgain() {
    sut.loadDetail(of: 1)
    for end in [QueryResult.success(detail), .failure(.offline), .cancelled] {
      api.endGetDetail(end)
      log.removeAll()
      sut.loadDetail(of: 1)
      XCTAssertEqual(log.calls, ["presenter.presentLoading", "api.getDetail"], "after \(end)")
    }
  }

  /// D3.
  func test_whenLoading_andALoadFailsBeforeTheCallReturns_itSendsARequestAgain() {
    api.getDetailResult = .failure(.offline)
    sut.loadDetail(of: 1)
    log.removeAll()
    sut.loadDetail(of: 1)
    XCTAssertEqual(
      log.calls, ["presenter.presentLoading", "api.getDetail", "presenter.presentError"])
  }

  // MARK: describe cancelling

  /// D4 X5.
  func test_whenCancelling_andItLoads_itCancelsTheQueryAndPresentsNothing() {
    sut.loadDetail(of: 1)
    log.removeAll()
    sut.cancelLoading()
    XCTAssertTrue(api.cancelWasCalled, "api.cancel wasn't called")
    XCTAssertEqual(log.calls, ["api.cancel"])
  }

  /// D4 X5.
  func test_whenCancelling_andNothingIsUnderWay_itLeavesThatToTheDataManager() {
    sut.cancelLoading()
    XCTAssertEqual(log.calls, ["api.cancel"])
  }

  // MARK: describe being released

  /// X2 D4 X4.
  func test_whenReleased_andItLoads_itHearsNothing() {
    sut.loadDetail(of: 1)
    log.removeAll()
    weak let weakInteractor = sut
    sut = nil
    XCTAssertNil(weakInteractor, "the interactor is kept")
    api.endGetDetail(.success(detail))
    XCTAssertEqual(log.calls, [])
  }

  /// X2 X4.
  func test_whenThePresenterIsReleased_itDoesNotKeepIt() {
    weak let weakPresenter = presenter
    presenter = nil
    XCTAssertNil(weakPresenter, "the presenter is kept")
    sut.loadDetail(of: 1)
    XCTAssertEqual(log.calls, ["api.getDetail"])
  }
}
