import Items
import XCTest

@testable import VIPER

/// Describes the detail's interactor.
final class ItemDetailInteractorTests: XCTestCase {
  private enum Call: Equatable {
    case presentLoading
    case presentDetail(ItemDetail)
    case presentError(ItemsFailure)
    case getDetail(of: Item.ID)
    case cancel
  }

  private final class PresenterSpy: ItemDetailInteractorOutputProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    private(set) var presentLoadingWasCalled = false
    func presentLoading() {
      presentLoadingWasCalled = true
      log.note(.presentLoading)
    }

    private(set) var presentDetailWasCalled = false
    private(set) var presentDetailDetail: ItemDetail?
    func presentDetail(_ detail: ItemDetail) {
      presentDetailWasCalled = true
      presentDetailDetail = detail
      log.note(.presentDetail(detail))
    }

    private(set) var presentErrorWasCalled = false
    func presentError(_ failure: ItemsFailure) {
      presentErrorWasCalled = true
      log.note(.presentError(failure))
    }
  }

  /// Answers within the call if it has a result, as the original's mocks do; otherwise the example answers.
  private final class APIDataManagerSpy: ItemDetailAPIDataManagerInputProtocol {
    var getDetailResult: Result<ItemDetail, NetworkError>?
    private(set) var getDetailCompletions: [(Result<ItemDetail, NetworkError>) -> Void] = []
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    private(set) var getDetailWasCalled = false
    private(set) var getDetailID: Item.ID?
    func getDetail(
      of id: Item.ID, completion: @escaping (Result<ItemDetail, NetworkError>) -> Void
    ) {
      getDetailWasCalled = true
      getDetailID = id
      log.note(.getDetail(of: id))
      if let getDetailResult {
        completion(getDetailResult)
      } else {
        getDetailCompletions.append(completion)
      }
    }

    private(set) var cancelWasCalled = false
    func cancel() {
      cancelWasCalled = true
      log.note(.cancel)
    }
  }

  private let detail = ItemDetail(item: .milk, explanation: "Two litres.")
  private var log: CallLog<Call>!
  private var presenter: PresenterSpy!
  private var api: APIDataManagerSpy!
  private var sut: ItemDetailInteractor!

  override func setUp() {
    log = CallLog()
    presenter = PresenterSpy(log)
    api = APIDataManagerSpy(log)
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
    api.getDetailResult = .success(detail)

    sut.loadDetail(of: 1)

    XCTAssertTrue(api.getDetailWasCalled, "api.getDetail wasn't called")
    XCTAssertEqual(api.getDetailID, 1)
    XCTAssertFalse(api.cancelWasCalled, "api.cancel was called")

    XCTAssertTrue(presenter.presentLoadingWasCalled, "presenter.presentLoading wasn't called")
    XCTAssertTrue(presenter.presentDetailWasCalled, "presenter.presentDetail wasn't called")
    XCTAssertEqual(presenter.presentDetailDetail, detail)
    XCTAssertFalse(presenter.presentErrorWasCalled, "presenter.presentError was called")
  }

  /// D2.
  func test_whenLoading_andTheReplyArrives_itPresentsTheDetailOnce() {
    sut.loadDetail(of: 1)
    complete(api.getDetailCompletions, with: .success(detail))

    XCTAssertEqual(log.calls, [.presentLoading, .getDetail(of: 1), .presentDetail(detail)])
  }

  /// D3 X4.
  func test_whenLoading_andTheNetworkFails_itPresentsTheError() {
    sut.loadDetail(of: 1)
    complete(api.getDetailCompletions, with: .failure(.notFound))

    XCTAssertEqual(
      log.calls, [.presentLoading, .getDetail(of: 1), .presentError(.network(.notFound))])
  }

  /// D2 X6.
  func test_whenLoading_andALoadIsInProgress_itSendsNoSecondRequest() {
    sut.loadDetail(of: 1)
    log.removeAll()

    sut.loadDetail(of: 1)

    XCTAssertEqual(log.calls, [])
  }

  /// D3.
  func test_whenLoading_andALoadHasFailed_itSendsARequestAgain() {
    sut.loadDetail(of: 1)
    complete(api.getDetailCompletions, with: .failure(.offline))
    log.removeAll()

    sut.loadDetail(of: 1)

    XCTAssertEqual(log.calls, [.presentLoading, .getDetail(of: 1)])
  }

  /// D3.
  func test_whenLoading_andALoadHasFailedBeforeTheCallReturned_itSendsARequestAgain() {
    api.getDetailResult = .failure(.offline)
    sut.loadDetail(of: 1)
    log.removeAll()

    sut.loadDetail(of: 1)

    XCTAssertEqual(
      log.calls, [.presentLoading, .getDetail(of: 1), .presentError(.network(.offline))])
  }

  // MARK: describe cancelling

  /// D4 X5.
  func test_whenCancelling_itCancelsTheRequestAndPresentsNothing() {
    sut.loadDetail(of: 1)
    log.removeAll()

    sut.cancelLoading()

    XCTAssertEqual(log.calls, [.cancel])
  }

  // MARK: describe being released

  /// X2 D4 X4.
  func test_whenReleased_andAReplyArrives_itDoesNothing() {
    sut.loadDetail(of: 1)
    log.removeAll()
    weak let weakInteractor = sut

    sut = nil
    complete(api.getDetailCompletions, with: .success(detail))

    XCTAssertNil(weakInteractor, "the interactor is kept")
    XCTAssertEqual(log.calls, [])
  }

  /// X2 X4.
  func test_whenThePresenterIsReleased_itDoesNotKeepIt() {
    weak let weakPresenter = presenter

    presenter = nil
    sut.loadDetail(of: 1)

    XCTAssertNil(weakPresenter, "the presenter is kept")
    XCTAssertEqual(log.calls, [.getDetail(of: 1)])
  }
}
