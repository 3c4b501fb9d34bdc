import Items
import VIPER
import XCTest

/// Describes the detail's presenter; names read describe, context, it.
final class ItemDetailPresenterTests: XCTestCase {
  private var log: CallLog!
  private var view: ItemDetailViewSpy!
  private var interactor: ItemDetailInteractorSpy!
  private var sut: ItemDetailPresenter!

  override func setUp() {
    log = CallLog()
    view = ItemDetailViewSpy(log)
    interactor = ItemDetailInteractorSpy(log)
    sut = ItemDetailPresenter()
    sut.view = view
    sut.interactor = interactor
    sut.item = .plants
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: What the user does

  /// D1 D2.
  func testLoadingTheView_showsTheItemThenLoadsItsDetail() {
    sut.onViewDidLoad()
    XCTAssertTrue(view.showItemWasCalled)
    XCTAssertEqual(view.showItemTitle, "Water the plants")
    XCTAssertEqual(view.showItemDate, "29 Feb 2024")
    XCTAssertEqual(view.showItemState, "Disabled")
    XCTAssertTrue(interactor.loadDetailWasCalled)
    XCTAssertEqual(interactor.loadDetailID, 2)
    XCTAssertEqual(
      log.calls,
      [
        "view.showItem(title: Water the plants, date: 29 Feb 2024, state: Disabled)",
        "interactor.loadDetail(of: 2)",
      ])
  }

  /// D3.
  func testLoadingTheDetail_onRetry_loadsAndShowsNothingElse() {
    sut.loadDetail()
    XCTAssertEqual(interactor.loadDetailID, 2)
    XCTAssertEqual(log.calls, ["interactor.loadDetail(of: 2)"])
  }

  /// X4.
  func testEverything_withoutAnItem_doesNothing() {
    sut.item = nil
    sut.onViewDidLoad()
    sut.loadDetail()
    XCTAssertEqual(log.calls, [])
  }

  /// D4 X5.
  func testLeaving_cancels() {
    sut.onDidPop()
    XCTAssertTrue(interactor.cancelLoadingWasCalled)
    XCTAssertEqual(log.calls, ["interactor.cancelLoading"])
  }

  // MARK: What became of it

  /// D2.
  func testPresentingLoading_showsIt() {
    sut.presentLoading()
    XCTAssertTrue(view.showLoadingWasCalled)
    XCTAssertEqual(log.calls, ["view.showLoading"])
  }

  /// D1 D2.
  func testPresentingTheDetail_showsItsExplanationOnly() {
    sut.presentDetail(ItemDetail(item: .milk, explanation: "Two litres."))
    XCTAssertTrue(view.showExplanationWasCalled)
    XCTAssertEqual(view.showExplanationExplanation, "Two litres.")
    XCTAssertEqual(log.calls, ["view.showExplanation(Two litres.)"])
  }

  /// D3 X1.
  func testPresentingAnError_showsItInWordsAndOffersRetryWhereThatCouldHelp() {
    let errors: [(error: NetworkError, message: String, offersRetry: Bool)] = [
      (.offline, "You appear to be offline. Check your connection.", true),
      (.notFound, "This item no longer exists.", false),
    ]
    for (error, message, offersRetry) in errors {
      log.removeAll()
      sut.presentError(.network(error))
      XCTAssertTrue(view.showErrorWasCalled)
      XCTAssertEqual(view.showErrorMessage, message)
      XCTAssertEqual(view.showErrorOffersRetry, offersRetry)
      XCTAssertEqual(log.calls, ["view.showError(\(message), offersRetry: \(offersRetry))"])
    }
  }

  // MARK: Being released

  /// X2.
  func testView_isNotKeptAlive() {
    weak let weakView = view
    view = nil
    XCTAssertNil(weakView)
    sut.onViewDidLoad()
    sut.presentLoading()
  }
}
