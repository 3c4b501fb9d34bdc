extension VIPERModule {
  var wireframeTests: String {
    #"""
    import FakeWorld
    import HeadlessKit
    import VIPER
    import XCTest

    /// Describes \#(name)'s wireframe; names read describe, context, it.
    final class \#(name)WireframeTests: XCTestCase {
      private var log: CallLog!
      private var client: ItemsClientSpy!
      private var store: InMemoryStore!
      private var sut: \#(name)Wireframe!

      override func setUp() {
        log = CallLog()
        client = ItemsClientSpy(log)
        store = InMemoryStore()
        sut = \#(name)Wireframe(client: client, store: store)
      }

      override func tearDown() {
        sut = nil
      }

      // MARK: Assembling

      /// Extra.
      func testPresentingTheModule_connectsAllItsRolesBeforeItPushes() {
        let presented = expectation(description: "the view is pushed")
        let navigationController = NavigationControllerSpy(log) { viewController in
          presented.fulfill()
          let view = viewController as? \#(name)ViewController
          let presenter = view?.presenter as? \#(name)Presenter
          let interactor = presenter?.interactor as? \#(name)Interactor
          XCTAssertTrue(presenter?.view === view)
          XCTAssertTrue(interactor?.presenter === presenter)
          XCTAssertTrue(interactor?.apiDataManager is \#(name)APIDataManager)
          XCTAssertTrue(interactor?.localDataManager is \#(name)LocalDataManager)
        }
        sut.present\#(name)Module(from: navigationController)
        wait(for: [presented], timeout: 0)
        XCTAssertEqual(log.calls, ["navigation.push(\#(name)ViewController)"])
      }

      // MARK: The module as a whole

      /// Extra.
      func testLoading_keepsTheReplyAndShowsHowMuchItIs() {
        let navigationController = NavigationControllerSpy(log)
        sut.present\#(name)Module(from: navigationController)
        let view = navigationController.topViewController
        view?.loadViewIfNeeded()
        client.fetchItemsCompletions.last?(.success([.milk, .plants]))
        XCTAssertEqual(store.contents, [.milk, .plants])
        XCTAssertEqual(view?.text("\#(identifier).text"), "2 items")
      }

      /// Extra.
      func testLeaving_whileItLoads_cancelsAndReleasesTheViewAndIgnoresTheReply() {
        let navigationController = NavigationControllerSpy(log)
        navigationController.pushViewController(ViewController())
        sut.present\#(name)Module(from: navigationController)
        weak let weakView = navigationController.topViewController
        weakView?.loadViewIfNeeded()
        log.removeAll()
        navigationController.goBack()
        XCTAssertNil(weakView)
        client.fetchItemsCompletions.last?(.success([.milk]))
        XCTAssertEqual(store.calls, [])
        XCTAssertEqual(log.calls, ["fetchItems.cancel"])
      }
    }

    """#
  }
}
