import Items
import VIPER
import XCTest

/// Describes the detail's presenter.
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

  // MARK: describe what the user does

  /// D1 D2.
  func test_whenTheViewLoads_itShowsTheItemThenLoadsItsDetail() {
    sut.onViewDidLoad()
    XCTAssertTrue(view.showItemWasCalled, "view.showItem wasn't called")
    XCTAssertEqual(view.showItemTitle, "Water the plants")
    XCTAssertEqual(view.showItemDate, "29 Feb 2024")
    XCTAssertEqual(view.showItemState, "Disabled")
    XCTAssertEqual(interactor.loadDetailID, 2)
    XCTAssertEqual(log.calls, ["view.showItem", "interactor.loadDetail"])
  }

  /// D1.
  func test_whenTheViewLoads_andTheItemIsEnabled_itSaysSo() {
    sut.item = .milk
    sut.onViewDidLoad()
    XCTAssertEqual(view.showItemState, "Enabled")
  }

  /// D3.
  func test_whenRetrying_itLoadsAndShowsNothingElse() {
    sut.loadDetail()
    XCTAssertTrue(interactor.loadDetailWasCalled, "interactor.loadDetail wasn't called")
    XCTAssertEqual(interactor.loadDetailID, 2)
    XCTAssertEqual(log.calls, ["interactor.loadDetail"])
  }

  /// X4.
  func test_whenThereIsNoItem_itDoesNothing() {
    sut.item = nil
    sut.onViewDidLoad()
    sut.loadDetail()
    XCTAssertEqual(log.calls, [])
  }

  /// D4 X5.
  func test_whenLeft_itCancels() {
    sut.onDidPop()
    XCTAssertTrue(interactor.cancelLoadingWasCalled, "interactor.cancelLoading wasn't called")
    XCTAssertEqual(log.calls, ["interactor.cancelLoading"])
  }

  // MARK: describe what became of it

  /// D2.
  func test_whenLoading_itShowsThat() {
    sut.presentLoading()
    XCTAssertTrue(view.showLoadingWasCalled, "view.showLoading wasn't called")
    XCTAssertEqual(log.calls, ["view.showLoading"])
  }

  /// D1 D2.
  func test_whenTheDetailHasCome_itShowsItsExplanationOnly() {
    sut.presentDetail(ItemDetail(item: .milk, explanation: "Two litres."))
    XCTAssertTrue(view.showExplanationWasCalled, "view.showExplanation wasn't called")
    XCTAssertEqual(view.showExplanationExplanation, "Two litres.")
    XCTAssertEqual(log.calls, ["view.showExplanation"])
  }

  /// D3 X1.
  func test_whenItFailed_itShowsThatInWordsAndOffersRetryWhereThatCouldHelp() {
    let errors: [(error: NetworkError, message: String, offersRetry: Bool)] = [
      (.offline, "You appear to be offline. Check your connection.", true),
      (.notFound, "This item no longer exists.", false),
    ]
    for (error, message, offersRetry) in errors {
      sut.presentError(.network(error))
      XCTAssertEqual(view.showErrorMessage, message)
      XCTAssertEqual(view.showErrorOffersRetry, offersRetry, message)
    }
    XCTAssertEqual(log.calls, ["view.showError", "view.showError"])
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenTheViewIsReleased_itDoesNotKeepIt() {
    weak let weakView = view
    view = nil
    XCTAssertNil(weakView, "the view is kept")
    sut.onViewDidLoad()
    XCTAssertEqual(log.calls, ["interactor.loadDetail"])
  }
}
