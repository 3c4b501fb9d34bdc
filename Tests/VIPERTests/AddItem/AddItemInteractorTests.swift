import Items
import XCTest

@testable import VIPER

/// Describes the form's interactor.
final class AddItemInteractorTests: XCTestCase {
  private enum Call: Equatable {
    case presentRefusal(TitleError)
    case presentLoading
    case presentSaved
    case presentError(ItemsFailure)
    case createItem(NewItem)
    case cancel
    case saveItem(Item)
  }

  private final class PresenterSpy: AddItemInteractorOutputProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func presentRefusal(_ error: TitleError) {
      log.note(.presentRefusal(error))
    }

    func presentLoading() {
      log.note(.presentLoading)
    }

    func presentSaved() {
      log.note(.presentSaved)
    }

    func presentError(_ failure: ItemsFailure) {
      log.note(.presentError(failure))
    }
  }

  /// Answers within the call if it has a result, as the original's mocks do; otherwise the example answers.
  private final class APIDataManagerSpy: AddItemAPIDataManagerInputProtocol {
    var createItemResult: Result<Item, NetworkError>?
    private(set) var createItemCompletions: [(Result<Item, NetworkError>) -> Void] = []
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func createItem(
      _ newItem: NewItem, completion: @escaping (Result<Item, NetworkError>) -> Void
    ) {
      log.note(.createItem(newItem))
      if let createItemResult {
        completion(createItemResult)
      } else {
        createItemCompletions.append(completion)
      }
    }

    func cancel() {
      log.note(.cancel)
    }
  }

  private final class LocalDataManagerSpy: AddItemLocalDataManagerInputProtocol {
    var saveItemResult: Result<Void, StoreError> = .success(())
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func saveItem(_ item: Item, completion: (Result<Void, StoreError>) -> Void) {
      log.note(.saveItem(item))
      completion(saveItemResult)
    }
  }

  private let newItem = NewItem(title: "Buy milk", isEnabled: true)
  private var log: CallLog<Call>!
  private var presenter: PresenterSpy!
  private var api: APIDataManagerSpy!
  private var local: LocalDataManagerSpy!
  private var sut: AddItemInteractor!

  override func setUp() {
    log = CallLog()
    presenter = PresenterSpy(log)
    api = APIDataManagerSpy(log)
    local = LocalDataManagerSpy(log)
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
  func test_whenSaving_andAllGoesWell_itSendsTheTrimmedTitleAndSavesTheReply() {
    api.createItemResult = .success(.plants)

    sut.saveItem(title: "  Buy milk\n", isEnabled: false)

    XCTAssertEqual(
      log.calls,
      [
        .presentLoading, .createItem(NewItem(title: "Buy milk", isEnabled: false)),
        .saveItem(.plants), .presentSaved,
      ])
  }

  /// A4.
  func test_whenSaving_andOnlyTheStoreFails_itPresentsThatTheItemWasSaved() {
    local.saveItemResult = .failure(.writeFailed)

    sut.saveItem(title: "Buy milk", isEnabled: true)
    complete(api.createItemCompletions, with: .success(.milk))

    XCTAssertEqual(
      log.calls, [.presentLoading, .createItem(newItem), .saveItem(.milk), .presentSaved])
  }

  /// A2.
  func test_whenSaving_andTheTitleIsBlank_itPresentsTheRefusalAndSendsNothing() {
    sut.saveItem(title: " \n\t", isEnabled: true)

    XCTAssertEqual(log.calls, [.presentRefusal(.blank)])
  }

  /// A2.
  func test_whenSaving_andTheTitleIsTooLong_itPresentsTheRefusalAndSendsNothing() {
    sut.saveItem(title: String(repeating: "a", count: 81), isEnabled: true)

    XCTAssertEqual(log.calls, [.presentRefusal(.tooLong)])
  }

  /// A5.
  func test_whenSaving_andTheNetworkFails_itPresentsTheErrorAndStoresNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    complete(api.createItemCompletions, with: .failure(.status(422)))

    XCTAssertEqual(
      log.calls, [.presentLoading, .createItem(newItem), .presentError(.network(.status(422)))])
  }

  /// A5.
  func test_whenSaving_andASaveHasFailed_itSendsARequestAgain() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    complete(api.createItemCompletions, with: .failure(.offline))
    log.removeAll()

    sut.saveItem(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(log.calls, [.presentLoading, .createItem(newItem)])
  }

  /// A5.
  func test_whenSaving_andASaveHasFailedBeforeTheCallReturned_itSendsARequestAgain() {
    api.createItemResult = .failure(.offline)
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()

    sut.saveItem(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(
      log.calls, [.presentLoading, .createItem(newItem), .presentError(.network(.offline))])
  }

  /// A3 X6.
  func test_whenSaving_andASaveIsInProgress_itDoesNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()

    sut.saveItem(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(log.calls, [])
  }

  /// A2 X6.
  func test_whenSavingABlankTitle_andASaveIsInProgress_itDoesNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()

    sut.saveItem(title: "", isEnabled: true)

    XCTAssertEqual(log.calls, [])
  }

  /// A4 X6.
  func test_whenSaving_andAnItemWasSaved_itDoesNothing() {
    api.createItemResult = .success(.milk)
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()

    sut.saveItem(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(log.calls, [])
  }

  /// A6 X5.
  func test_whenSaving_andASaveWasCancelled_itDoesNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    sut.cancelSaving()
    log.removeAll()

    sut.saveItem(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(log.calls, [])
  }

  // MARK: describe cancelling

  /// A6 X5.
  func test_whenCancelling_itCancelsTheRequestAndPresentsNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()

    sut.cancelSaving()

    XCTAssertEqual(log.calls, [.cancel])
  }

  // MARK: describe being released

  /// X2 A6 X4.
  func test_whenReleased_andAReplyArrives_itDoesNothing() {
    sut.saveItem(title: "Buy milk", isEnabled: true)
    log.removeAll()
    weak let weakInteractor = sut

    sut = nil
    complete(api.createItemCompletions, with: .success(.milk))

    XCTAssertNil(weakInteractor, "the interactor is kept")
    XCTAssertEqual(log.calls, [])
  }

  /// X2 X4.
  func test_whenThePresenterIsReleased_itDoesNotKeepIt() {
    weak let weakPresenter = presenter

    presenter = nil
    sut.saveItem(title: "Buy milk", isEnabled: true)

    XCTAssertNil(weakPresenter, "the presenter is kept")
    XCTAssertEqual(log.calls, [.createItem(newItem)])
  }
}
