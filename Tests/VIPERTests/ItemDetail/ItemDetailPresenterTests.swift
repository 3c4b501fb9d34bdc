import Items
import XCTest

@testable import VIPER

/// Describes the detail's presenter.
final class ItemDetailPresenterTests: XCTestCase {
  private enum Call: Equatable {
    case showItem(title: String, date: String, state: String)
    case showLoading
    case showExplanation(String)
    case showError(String, offersRetry: Bool)
    case loadDetail(of: Item.ID)
    case cancelLoading
  }

  private final class ViewSpy: ItemDetailViewProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func showItem(title: String, date: String, state: String) {
      log.note(.showItem(title: title, date: date, state: state))
    }

    func showLoading() {
      log.note(.showLoading)
    }

    func showExplanation(_ explanation: String) {
      log.note(.showExplanation(explanation))
    }

    func showError(_ message: String, offersRetry: Bool) {
      log.note(.showError(message, offersRetry: offersRetry))
    }
  }

  private final class InteractorSpy: ItemDetailInteractorInputProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func loadDetail(of id: Item.ID) {
      log.note(.loadDetail(of: id))
    }

    func cancelLoading() {
      log.note(.cancelLoading)
    }
  }

  private var log: CallLog<Call>!
  private var view: ViewSpy!
  private var sut: ItemDetailPresenter!

  override func setUp() {
    log = CallLog()
    view = ViewSpy(log)
    sut = makePresenter(of: .plants)
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe the user's actions

  /// D1 D2.
  func test_whenOpening_itShowsTheItemThenLoadsItsDetail() {
    sut.openItem()

    XCTAssertEqual(
      log.calls,
      [
        .showItem(title: "Water the plants", date: "29 Feb 2024", state: "Disabled"),
        .loadDetail(of: 2),
      ])
  }

  /// D1.
  func test_whenOpening_andTheItemIsEnabled_itShowsThat() {
    sut = makePresenter(of: .milk)

    sut.openItem()

    XCTAssertEqual(
      log.calls,
      [.showItem(title: "Buy milk", date: "3 Feb 2026", state: "Enabled"), .loadDetail(of: 1)])
  }

  /// D3.
  func test_whenRetrying_itOnlyLoadsTheDetail() {
    sut.loadDetail()

    XCTAssertEqual(log.calls, [.loadDetail(of: 2)])
  }

  /// D4 X5.
  func test_whenLeft_itCancels() {
    sut.cancelLoading()

    XCTAssertEqual(log.calls, [.cancelLoading])
  }

  // MARK: describe the results of loading

  /// D2.
  func test_whenLoading_itShowsLoading() {
    sut.presentLoading()

    XCTAssertEqual(log.calls, [.showLoading])
  }

  /// D1 D2.
  func test_whenTheDetailIsLoaded_itShowsOnlyItsExplanation() {
    sut.presentDetail(ItemDetail(item: .milk, explanation: "Two litres."))

    XCTAssertEqual(log.calls, [.showExplanation("Two litres.")])
  }

  /// D3 X1.
  func test_whenLoadingFailed_itShowsAMessageAndOffersRetry() {
    sut.presentError(.network(.offline))

    XCTAssertEqual(
      log.calls,
      [.showError("You appear to be offline. Check your connection.", offersRetry: true)])
  }

  /// D3 X1.
  func test_whenLoadingFailed_andTheItemNoLongerExists_itOffersNoRetry() {
    sut.presentError(.network(.notFound))

    XCTAssertEqual(log.calls, [.showError("This item no longer exists.", offersRetry: false)])
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenTheViewIsReleased_itDoesNotKeepIt() {
    weak let weakView = view

    view = nil
    sut.openItem()

    XCTAssertNil(weakView, "the view is kept")
    XCTAssertEqual(log.calls, [.loadDetail(of: 2)])
  }

  private func makePresenter(of item: Item) -> ItemDetailPresenter {
    let presenter = ItemDetailPresenter(item: item)
    presenter.view = view
    presenter.interactor = InteractorSpy(log)
    return presenter
  }
}
