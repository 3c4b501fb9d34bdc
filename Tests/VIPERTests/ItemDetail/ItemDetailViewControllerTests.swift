import HeadlessKit
import VIPER
import XCTest

/// Describes the detail's view; names read describe, context, it.
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

  // MARK: What the user does

  /// D2 X3.
  func testLoading_tellsThePresenterOnce() {
    XCTAssertEqual(sut.title, "Item")
    sut.viewWillAppear()
    sut.viewDidAppear()
    XCTAssertTrue(presenter.onViewDidLoadWasCalled)
    XCTAssertEqual(log.calls, ["presenter.onViewDidLoad"])
    XCTAssertEqual(appearance, Appearance())
  }

  /// D3.
  func testTappingRetry_loads() {
    log.removeAll()
    sut.send(.touchUpInside, to: "detail.retry")
    XCTAssertTrue(presenter.loadDetailWasCalled)
    XCTAssertEqual(log.calls, ["presenter.loadDetail"])
  }

  /// D4 X5.
  func testLeaving_tellsThePresenter() {
    log.removeAll()
    sut.viewWillDisappear()
    sut.viewDidDisappear()
    XCTAssertEqual(log.calls, [])
    sut.didMove(toParent: nil)
    XCTAssertTrue(presenter.onDidPopWasCalled)
    XCTAssertEqual(log.calls, ["presenter.onDidPop"])
  }

  // MARK: What it shows

  /// D1.
  func testShowingAnItem_stays() {
    sut.showItem(title: "Milk", date: "3 Feb 2026", state: "Enabled")
    sut.showLoading()
    sut.showError("Oh", offersRetry: true)
    sut.showExplanation("Two litres.")
    XCTAssertEqual(sut.text("detail.title"), "Milk")
    XCTAssertEqual(sut.text("detail.date"), "3 Feb 2026")
    XCTAssertEqual(sut.text("detail.state"), "Enabled")
  }

  /// D2.
  func testShowingTheExplanation_endsLoading() {
    sut.showLoading()
    XCTAssertEqual(appearance, Appearance(isLoading: true))
    sut.showExplanation("Two litres.")
    XCTAssertEqual(appearance, Appearance(explanation: "Two litres."))
  }

  /// D3 X1.
  func testShowingAnError_endsLoadingAndOffersRetryOrNot() {
    for offersRetry in [true, false] {
      sut.showLoading()
      sut.showError("Oh", offersRetry: offersRetry)
      XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: offersRetry))
    }
  }

  /// D3.
  func testShowingLoading_afterAnError_takesItAway() {
    sut.showError("Oh", offersRetry: true)
    sut.showLoading()
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  // MARK: Being released

  /// X2.
  func testActions_doNotKeepTheViewAlive() {
    weak let weakView = sut
    sut = nil
    XCTAssertNil(weakView)
  }

  private var appearance: Appearance {
    Appearance(
      isLoading: sut.shows("detail.loading"), explanation: sut.text("detail.explanation"),
      error: sut.text("detail.error"), offersRetry: sut.shows("detail.retry"))
  }
}
