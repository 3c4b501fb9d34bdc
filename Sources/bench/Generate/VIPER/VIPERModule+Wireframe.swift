extension VIPERModule {
  var wireframe: String {
    """
    import HeadlessKit
    import Items

    /// Assembles \(name)'s module; no way leads on from it.
    \(opening("package final class", "Wireframe", "WireframeProtocol"))
      private let client: any ItemsClient
      private let store: any ItemReading & ItemWriting

      package init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
        self.client = client
        self.store = store
      }

    \(presentation)
        let view = \(name)ViewController()
        let presenter = \(name)Presenter()
        let interactor = \(name)Interactor()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.apiDataManager = \(name)APIDataManager(client: client)
        interactor.localDataManager = \(name)LocalDataManager(store: store)

        navigationController.pushViewController(view)
      }
    }

    """
  }

  var wireframeTests: String {
    """
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

    """
  }

  private var presentation: String {
    let (function, argument) = (
      "  package func present\(name)Module(", "from navigationController: NavigationController"
    )
    return fitting("\(function)\(argument)) {", or: "\(function)\n    \(argument)\n  ) {")
  }
}
