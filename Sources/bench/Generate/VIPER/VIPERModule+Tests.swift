extension VIPERModule {
  /// The files of tests, each below its role.
  var tests: String {
    """
    // Spies
    import VIPER

    \(spy("Presenter", "PresenterProtocol", noting: "presenter.onDidPop"))

    \(spy("Interactor", "InteractorInputProtocol", noting: "interactor.cancel"))

    \(spy("APIDataManager", "APIDataManagerInputProtocol", noting: "api.cancel"))

    // ViewControllerTests
    import HeadlessKit
    import VIPER
    import XCTest

    /// Describes \(name)'s view.
    final class \(name)ViewControllerTests: XCTestCase {
      /// Extra.
      func test_whenLoaded_itNamesTheScreen() {
        let sut = \(name)ViewController()
        sut.loadViewIfNeeded()
        XCTAssertEqual(sut.title, "\(name)")
      }

      /// Extra.
      func test_whenLeft_itTellsThePresenter() {
        let log = CallLog()
        let presenter = \(name)PresenterSpy(log)
        let sut = \(name)ViewController()
        sut.presenter = presenter
        sut.didMove(toParent: ViewController())
        XCTAssertEqual(log.calls, [])
        sut.didMove(toParent: nil)
        XCTAssertTrue(presenter.onDidPopWasCalled)
        XCTAssertEqual(log.calls.count, 1)
      }
    }

    // WireframeTests
    import FakeWorld
    import HeadlessKit
    import VIPER
    import XCTest

    /// Describes \(name)'s wireframe.
    final class \(name)WireframeTests: XCTestCase {
      /// Extra.
      func test_whenPresentingTheModule_itConnectsAllRolesBeforeItPushes() {
        let log = CallLog()
        let navigationController = NavigationControllerSpy(log) { viewController in
          let view = viewController as? \(name)ViewController
          let presenter = view?.presenter as? \(name)Presenter
          let interactor = presenter?.interactor as? \(name)Interactor
          XCTAssertTrue(presenter?.view === view)
          XCTAssertTrue(interactor?.presenter === presenter)
          XCTAssertTrue(interactor?.apiDataManager is \(name)APIDataManager)
          XCTAssertTrue(interactor?.localDataManager is \(name)LocalDataManager)
        }
        let client = ItemsClientSpy(log)
        let sut = \(name)Wireframe(client: client, store: InMemoryStore())
        sut.present\(name)Module(from: navigationController)
        XCTAssertEqual(log.calls.count, 1)
      }
    }

    // PresenterTests
    import VIPER
    import XCTest

    /// Describes \(name)'s presenter.
    final class \(name)PresenterTests: XCTestCase {
      /// Extra.
      func test_whenLeft_itCancels() {
        let log = CallLog()
        let interactor = \(name)InteractorSpy(log)
        let sut = \(name)Presenter()
        sut.interactor = interactor
        sut.onDidPop()
        XCTAssertTrue(interactor.cancelWasCalled)
        XCTAssertEqual(log.calls.count, 1)
      }
    }

    // InteractorTests
    import VIPER
    import XCTest

    /// Describes \(name)'s interactor.
    final class \(name)InteractorTests: XCTestCase {
      /// Extra.
      func test_whenCancelling_itCancelsTheQuery() {
        let log = CallLog()
        let api = \(name)APIDataManagerSpy(log)
        let sut = \(name)Interactor()
        sut.apiDataManager = api
        sut.cancel()
        XCTAssertTrue(api.cancelWasCalled)
        XCTAssertEqual(log.calls.count, 1)
      }
    }

    // APIDataManagerTests
    import VIPER
    import XCTest

    /// Describes \(name)'s API data manager.
    final class \(name)APIDataManagerTests: XCTestCase {
      /// Extra.
      func test_whenMade_itKeepsTheClient() {
        var client: ItemsClientSpy! = ItemsClientSpy(CallLog())
        weak let weakClient = client
        let sut = \(name)APIDataManager(client: client)
        client = nil
        withExtendedLifetime(sut) { XCTAssertNotNil(weakClient) }
      }
    }

    // LocalDataManagerTests
    import FakeWorld
    import VIPER
    import XCTest

    /// Describes \(name)'s local data manager.
    final class \(name)LocalDataManagerTests: XCTestCase {
      /// Extra.
      func test_whenMade_itKeepsTheStore() {
        var store: InMemoryStore! = InMemoryStore()
        weak let weakStore = store
        let sut = \(name)LocalDataManager(store: store)
        store = nil
        withExtendedLifetime(sut) { XCTAssertNotNil(weakStore) }
      }
    }

    """
  }

  private func spy(_ role: String, _ contract: String, noting call: String) -> String {
    let method = call.split(separator: ".")[1]
    return """
      final class \(name)\(role)Spy: \(name)\(contract) {
        private let log: CallLog

        init(_ log: CallLog) {
          self.log = log
        }

        private(set) var \(method)WasCalled = false
        func \(method)() {
          log.note("\(call)")
          \(method)WasCalled = true
        }
      }
      """
  }
}
