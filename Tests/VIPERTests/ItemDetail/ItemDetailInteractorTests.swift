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

    func presentLoading() {
      log.note(.presentLoading)
    }

    func presentDetail(_ detail: ItemDetail) {
      log.note(.presentDetail(detail))
    }

    func presentError(_ failure: ItemsFailure) {
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

    func getDetail(
      of id: Item.ID, completion: @escaping (Result<ItemDetail, NetworkError>) -> Void
    ) {
      log.note(.getDetail(of: id))
      if let getDetailResult {
        completion(getDetailResult)
      } else {
        getDetailCompletions.append(completion)
      }
    }

    func cancel() {
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

  /// D4 X5.
  func test_whenLoading_andALoadWasCancelled_itDoesNothing() {
    sut.loadDetail(of: 1)
    sut.cancelLoading()
    log.removeAll()

    sut.loadDetail(of: 1)

    XCTAssertEqual(log.calls, [])
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
