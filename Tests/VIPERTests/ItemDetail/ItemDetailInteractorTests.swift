import Items
import VIPER
import XCTest

/// Describes the detail's interactor; names read describe, context, it.
final class ItemDetailInteractorTests: XCTestCase {
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

  // MARK: Loading

  /// D2.
  func testLoading_inTheNominalCase_callsAllTheFunctionsOfTheScenario() {
    let detail = ItemDetail(item: .milk, explanation: "Two litres.")
    sut.loadDetail(of: 1)
    api.getDetailCompletion?(.success(detail))

    XCTAssertTrue(presenter.presentLoadingWasCalled)
    XCTAssertTrue(api.getDetailWasCalled)
    XCTAssertEqual(api.getDetailID, 1)
    XCTAssertFalse(api.cancelWasCalled)
    XCTAssertTrue(presenter.presentDetailWasCalled)
    XCTAssertEqual(presenter.presentDetailDetail, detail)
    XCTAssertFalse(presenter.presentErrorWasCalled)
    XCTAssertEqual(
      log.calls,
      [
        "presenter.presentLoading", "api.getDetail(of: 1)",
        "presenter.presentDetail(Two litres.)",
      ])
  }

  /// D3 X4.
  func testLoading_whenTheNetworkFails_presentsTheErrorAndCanLoadAgain() {
    let errors: [NetworkError] = [
      .offline, .timedOut, .notFound, .status(503), .undecodable(reason: "not JSON"),
    ]
    for error in errors {
      log.removeAll()
      sut.loadDetail(of: 1)
      api.getDetailCompletion?(.failure(error))
      XCTAssertTrue(presenter.presentErrorWasCalled)
      XCTAssertEqual(presenter.presentErrorFailure, .network(error))
      XCTAssertEqual(
        log.calls,
        [
          "presenter.presentLoading", "api.getDetail(of: 1)",
          "presenter.presentError(\(ItemsFailure.network(error)))",
        ])
    }
  }

  /// D2 X6.
  func testLoading_whileItLoads_sendsNoSecondRequest() {
    sut.loadDetail(of: 1)
    log.removeAll()
    sut.loadDetail(of: 1)
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Cancelling

  /// D4 X5.
  func testCancelling_whileItLoads_cancelsTheQueryAndPresentsNothing() {
    sut.loadDetail(of: 1)
    log.removeAll()
    sut.cancelLoading()
    XCTAssertTrue(api.cancelWasCalled)
    XCTAssertEqual(log.calls, ["api.cancel"])
    sut.cancelLoading()
    XCTAssertEqual(log.calls, ["api.cancel"])
  }

  /// D4 X5.
  func testCancelling_whenNothingIsUnderWay_doesNothing() {
    let ends: [QueryResult<ItemDetail>] = [
      .success(ItemDetail(item: .milk, explanation: "")), .failure(.offline),
    ]
    sut.cancelLoading()
    for end in ends {
      sut.loadDetail(of: 1)
      api.getDetailCompletion?(end)
      sut.cancelLoading()
    }
    XCTAssertFalse(api.cancelWasCalled)
  }

  // MARK: Being released

  /// X2 D4 X4.
  func testReply_whenTheInteractorIsGone_reachesNobodyAndKeepsNothingAlive() {
    sut.loadDetail(of: 1)
    log.removeAll()
    weak let weakInteractor = sut
    sut = nil
    XCTAssertNil(weakInteractor)
    api.getDetailCompletion?(.failure(.offline))
    XCTAssertEqual(log.calls, [])
  }

  /// X2.
  func testPresenter_isNotKeptAlive() {
    weak let weakPresenter = presenter
    presenter = nil
    XCTAssertNil(weakPresenter)
    sut.loadDetail(of: 1)
    api.getDetailCompletion?(.failure(.offline))
  }
}
