extension VIPERModule {
  var viewControllerTests: String {
    #"""
    import HeadlessKit
    import VIPER
    import XCTest

    /// Describes \#(name)'s view; names read describe, context, it.
    final class \#(name)ViewControllerTests: XCTestCase {
      /// What comes and goes.
      private struct Appearance: Equatable {
        var isLoading = false
        var text: String? = ""
        var error: String?
        var offersRetry = false
      }

      private var log: CallLog!
      private var presenter: \#(name)PresenterSpy!
      private var sut: \#(name)ViewController!

      override func setUp() {
        log = CallLog()
        presenter = \#(name)PresenterSpy(log)
        sut = \#(name)ViewController()
        sut.presenter = presenter
        sut.loadViewIfNeeded()
      }

      override func tearDown() {
        sut = nil
      }

      // MARK: What the user does

      /// Extra.
      func testLoading_tellsThePresenterOnce() {
        XCTAssertEqual(sut.title, "\#(name)")
        sut.viewWillAppear()
        sut.viewDidAppear()
        XCTAssertTrue(presenter.onViewDidLoadWasCalled)
        XCTAssertEqual(log.calls, ["presenter.onViewDidLoad"])
        XCTAssertEqual(appearance, Appearance())
      }

      /// Extra.
      func testTappingRetry_loads() {
        log.removeAll()
        sut.send(.touchUpInside, to: "\#(identifier).retry")
        XCTAssertTrue(presenter.loadItemsWasCalled)
        XCTAssertEqual(log.calls, ["presenter.loadItems"])
      }

      /// Extra.
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

      /// Extra.
      func testShowingAText_endsLoading() {
        sut.showLoading()
        XCTAssertEqual(appearance, Appearance(isLoading: true))
        sut.showText("2 items")
        XCTAssertEqual(appearance, Appearance(text: "2 items"))
      }

      /// Extra.
      func testShowingAnError_endsLoadingAndOffersRetry() {
        sut.showLoading()
        sut.showError("Oh")
        XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
      }

      /// Extra.
      func testShowingLoading_afterAnError_takesItAway() {
        sut.showError("Oh")
        sut.showLoading()
        XCTAssertEqual(appearance, Appearance(isLoading: true))
      }

      // MARK: Being released

      /// Extra.
      func testActions_doNotKeepTheViewAlive() {
        weak let weakView = sut
        sut = nil
        XCTAssertNil(weakView)
      }

      private var appearance: Appearance {
        Appearance(
          isLoading: sut.shows("\#(identifier).loading"),
          text: sut.text("\#(identifier).text"),
          error: sut.text("\#(identifier).error"),
          offersRetry: sut.shows("\#(identifier).retry"))
      }
    }

    """#
  }
}
