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

    private(set) var presentRefusalWasCalled = false
    func presentRefusal(_ error: TitleError) {
      presentRefusalWasCalled = true
      log.note(.presentRefusal(error))
    }

    private(set) var presentLoadingWasCalled = false
    func presentLoading() {
      presentLoadingWasCalled = true
      log.note(.presentLoading)
    }

    private(set) var presentSavedWasCalled = false
    func presentSaved() {
      presentSavedWasCalled = true
      log.note(.presentSaved)
    }

    private(set) var presentErrorWasCalled = false
    func presentError(_ failure: ItemsFailure) {
      presentErrorWasCalled = true
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

    private(set) var createItemWasCalled = false
    private(set) var createItemNewItem: NewItem?
    func createItem(
      _ newItem: NewItem, completion: @escaping (Result<Item, NetworkError>) -> Void
    ) {
      createItemWasCalled = true
      createItemNewItem = newItem
      log.note(.createItem(newItem))
      if let createItemResult {
        completion(createItemResult)
      } else {
        createItemCompletions.append(completion)
      }
    }

    private(set) var cancelWasCalled = false
    func cancel() {
      cancelWasCalled = true
      log.note(.cancel)
    }
  }

  private final class LocalDataManagerSpy: AddItemLocalDataManagerInputProtocol {
    var saveItemResult: Result<Void, StoreError> = .success(())
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    private(set) var saveItemWasCalled = false
    private(set) var saveItemItem: Item?
    func saveItem(_ item: Item, completion: (Result<Void, StoreError>) -> Void) {
      saveItemWasCalled = true
      saveItemItem = item
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
  func test_whenSaving_andAllGoesWell_itCallsAllTheFunctionsOfTheScenario() {
    api.createItemResult = .success(.plants)

    sut.saveItem(title: "  Buy milk\n", isEnabled: false)

    XCTAssertTrue(api.createItemWasCalled, "api.createItem wasn't called")
    XCTAssertEqual(api.createItemNewItem, NewItem(title: "Buy milk", isEnabled: false))
    XCTAssertFalse(api.cancelWasCalled, "api.cancel was called")

    XCTAssertTrue(local.saveItemWasCalled, "local.saveItem wasn't called")
    XCTAssertEqual(local.saveItemItem, .plants)

    XCTAssertTrue(presenter.presentLoadingWasCalled, "presenter.presentLoading wasn't called")
    XCTAssertTrue(presenter.presentSavedWasCalled, "presenter.presentSaved wasn't called")
    XCTAssertFalse(presenter.presentRefusalWasCalled, "presenter.presentRefusal was called")
    XCTAssertFalse(presenter.presentErrorWasCalled, "presenter.presentError was called")
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
