import HeadlessKit
import XCTest

@testable import VIPER

/// Describes the detail's view.
final class ItemDetailViewControllerTests: XCTestCase {
  private enum Call: Equatable {
    case openItem, loadDetail, cancelLoading
  }

  private final class PresenterSpy: ItemDetailPresenterProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func openItem() {
      log.note(.openItem)
    }

    func loadDetail() {
      log.note(.loadDetail)
    }

    func cancelLoading() {
      log.note(.cancelLoading)
    }
  }

  /// What the screen shows below the item.
  private struct Appearance: Equatable {
    var isLoading = false
    var explanation: String?
    var error: String?
    var offersRetry = false
  }

  private var log: CallLog<Call>!
  private var sut: ItemDetailViewController!

  override func setUp() {
    log = CallLog()
    sut = ItemDetailViewController()
    sut.presenter = PresenterSpy(log)
    sut.loadViewIfNeeded()
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe the user's actions

  /// X3.
  func test_whenLoaded_itHasATitleAndShowsNothingElse() {
    XCTAssertEqual(sut.title, "Item")
    XCTAssertEqual(appearance, Appearance())
  }

  /// D2 X7.
  func test_whenAppearingTwice_itOpensTheItemOnce() {
    sut.viewWillAppear()
    sut.viewDidAppear()
    sut.viewWillAppear()
    sut.viewDidAppear()

    XCTAssertEqual(log.calls, [.openItem])
  }

  /// D3.
  func test_whenRetryIsTapped_itLoads() {
    sut.showError("Oh", offersRetry: true)
    log.removeAll()

    sut.tap("detail.retry")

    XCTAssertEqual(log.calls, [.loadDetail])
  }

  /// D2 X5.
  func test_whenPushed_itCancelsNothing() {
    log.removeAll()

    sut.didMove(toParent: NavigationController())

    XCTAssertEqual(log.calls, [])
  }

  /// D4 X5.
  func test_whenLeft_itCancels() {
    log.removeAll()

    sut.didMove(toParent: nil)

    XCTAssertEqual(log.calls, [.cancelLoading])
  }

  /// D4.
  func test_whenCovered_itTellsThePresenterNothing() {
    log.removeAll()

    sut.viewWillDisappear()
    sut.viewDidDisappear()

    XCTAssertEqual(log.calls, [])
  }

  // MARK: describe what it shows

  /// D1.
  func test_whenShowingTheItem_itKeepsItThroughLoading() {
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
  func test_whenShowingAnError_itEndsLoadingAndOffersRetry() {
    sut.showLoading()

    sut.showError("Oh", offersRetry: true)

    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// D3.
  func test_whenShowingAnError_andRetryCannotHelp_itOffersNone() {
    sut.showError("Oh", offersRetry: false)

    XCTAssertEqual(appearance, Appearance(error: "Oh"))
  }

  /// D2 D3.
  func test_whenShowingLoading_andItShowsAnError_itReplacesIt() {
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
