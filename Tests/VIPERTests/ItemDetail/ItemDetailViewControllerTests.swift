import HeadlessKit
import VIPER
import XCTest

/// Describes the detail's view.
final class ItemDetailViewControllerTests: XCTestCase {
  /// What comes and goes below the item.
  private struct Appearance: Equatable {
    var isLoading = false
    var explanation: String?
    var error: String?
    var offersRetry = false
  }

  private var log: CallLog!
  private var presenter: ItemDetailPresenterSpy!
  private var sut: ItemDetailViewController!

  override func setUp() {
    log = CallLog()
    presenter = ItemDetailPresenterSpy(log)
    sut = ItemDetailViewController()
    sut.presenter = presenter
    sut.loadViewIfNeeded()
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe what the user does

  /// D2 X5.
  func test_whenPushed_itCancelsNothing() {
    log.removeAll()
    sut.didMove(toParent: NavigationController())
    XCTAssertEqual(log.calls, [])
  }

  /// D2 X7.
  func test_whenLoaded_itTellsThePresenterOnce() {
    sut.viewWillAppear()
    sut.viewDidAppear()
    sut.viewDidAppear()
    XCTAssertTrue(presenter.onViewDidLoadWasCalled, "presenter.onViewDidLoad wasn't called")
    XCTAssertEqual(log.calls, ["presenter.onViewDidLoad"])
  }

  /// X3.
  func test_whenLoaded_itSaysWhatItIsAndShowsNothing() {
    XCTAssertEqual(sut.title, "Item")
    XCTAssertEqual(appearance, Appearance())
  }

  /// D3.
  func test_whenRetryIsTapped_itLoads() {
    log.removeAll()
    sut.send(.touchUpInside, to: "detail.retry")
    XCTAssertTrue(presenter.loadDetailWasCalled, "presenter.loadDetail wasn't called")
    XCTAssertEqual(log.calls, ["presenter.loadDetail"])
  }

  /// D4 X5.
  func test_whenLeft_itTellsThePresenter() {
    log.removeAll()
    sut.didMove(toParent: nil)
    XCTAssertTrue(presenter.onDidPopWasCalled, "presenter.onDidPop wasn't called")
    XCTAssertEqual(log.calls, ["presenter.onDidPop"])
  }

  /// X7.
  func test_whenCovered_itTellsNobody() {
    log.removeAll()
    sut.viewWillDisappear()
    sut.viewDidDisappear()
    XCTAssertEqual(log.calls, [])
  }

  // MARK: describe what it shows

  /// D1.
  func test_whenShowingTheItem_itStaysWhateverBecomesOfTheRest() {
    sut.showItem(title: "Milk", date: "3 Feb 2026", state: "Enabled")
    sut.showLoading()
    sut.showError("Oh", offersRetry: true)
    sut.showExplanation("Two litres.")
    XCTAssertEqual(sut.text("detail.title"), "Milk")
    XCTAssertEqual(sut.text("detail.date"), "3 Feb 2026")
    XCTAssertEqual(sut.text("detail.state"), "Enabled")
  }

  /// D2.
  func test_whenShowingTheExplanation_itEndsLoading() {
    sut.showLoading()
    sut.showExplanation("Two litres.")
    XCTAssertEqual(appearance, Appearance(explanation: "Two litres."))
  }

  /// D3 X1.
  func test_whenShowingAnError_itEndsLoadingAndOffersRetryOrNot() {
    for offersRetry in [true, false] {
      sut.showLoading()
      sut.showError("Oh", offersRetry: offersRetry)
      XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: offersRetry))
    }
  }

  /// D2 D3.
  func test_whenShowingLoading_andAnErrorShowed_itTakesThatAway() {
    sut.showError("Oh", offersRetry: true)
    sut.showLoading()
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  // MARK: describe being released

  /// X2.
  func test_whenReleased_itsActionsDoNotKeepIt() {
    weak let weakView = sut
    sut = nil
    XCTAssertNil(weakView, "the view is kept")
  }

  private var appearance: Appearance {
    Appearance(
      isLoading: sut.shows("detail.loading"), explanation: sut.text("detail.explanation"),
      error: sut.text("detail.error"), offersRetry: sut.shows("detail.retry"))
  }
}
