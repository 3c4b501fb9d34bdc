extension VIPERModule {
  var presenterTests: String {
    #"""
    import Items
    import VIPER
    import XCTest

    /// Describes \#(name)'s presenter; names read describe, context, it.
    final class \#(name)PresenterTests: XCTestCase {
      private var log: CallLog!
      private var view: \#(name)ViewSpy!
      private var interactor: \#(name)InteractorSpy!
      private var sut: \#(name)Presenter!

      override func setUp() {
        log = CallLog()
        view = \#(name)ViewSpy(log)
        interactor = \#(name)InteractorSpy(log)
        sut = \#(name)Presenter()
        sut.view = view
        sut.interactor = interactor
      }

      override func tearDown() {
        sut = nil
      }

      // MARK: What the user does

      /// Extra.
      func testLoadingTheView_loadsTheItems() {
        sut.onViewDidLoad()
        XCTAssertTrue(interactor.loadItemsWasCalled)
        XCTAssertEqual(log.calls, ["interactor.loadItems"])
      }

      /// Extra.
      func testLoadingTheItems_onRetry_loadsThem() {
        sut.loadItems()
        XCTAssertTrue(interactor.loadItemsWasCalled)
        XCTAssertEqual(log.calls, ["interactor.loadItems"])
      }

      /// Extra.
      func testLeaving_cancels() {
        sut.onDidPop()
        XCTAssertTrue(interactor.cancelLoadingWasCalled)
        XCTAssertEqual(log.calls, ["interactor.cancelLoading"])
      }

      // MARK: What became of it

      /// Extra.
      func testPresentingLoading_showsIt() {
        sut.presentLoading()
        XCTAssertTrue(view.showLoadingWasCalled)
        XCTAssertEqual(log.calls, ["view.showLoading"])
      }

      /// Extra.
      func testPresentingItems_showsHowManyThereAre() {
        for (count, text) in [(0, "No items"), (1, "1 item"), (2, "2 items"), (100, "100 items")] {
          log.removeAll()
          sut.presentItems(Item.numbered(count))
          XCTAssertTrue(view.showTextWasCalled)
          XCTAssertEqual(view.showTextText, text)
          XCTAssertEqual(log.calls, ["view.showText(\(text))"])
        }
      }

      /// Extra.
      func testPresentingAnError_showsItInWords() {
        let messages: [(failure: ItemsFailure, message: String)] = [
          (.network(.offline), "You appear to be offline. Check your connection."),
          (.store(.readFailed), "The items on this device couldn't be read."),
        ]
        for (failure, message) in messages {
          log.removeAll()
          sut.presentError(failure)
          XCTAssertTrue(view.showErrorWasCalled)
          XCTAssertEqual(view.showErrorMessage, message)
          XCTAssertEqual(log.calls, ["view.showError(\(message))"])
        }
      }

      // MARK: Being released

      /// Extra.
      func testView_isNotKeptAlive() {
        weak let weakView = view
        view = nil
        XCTAssertNil(weakView)
        sut.presentLoading()
      }
    }

    """#
  }
}
