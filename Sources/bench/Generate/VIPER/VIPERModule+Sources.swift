extension VIPERModule {
  /// The files of production, each below its role.
  var sources: String {
    """
    // Protocols
    import HeadlessKit

    /// PRESENTER -> VIEW: what \(name) can be told to show.
    package protocol \(name)ViewProtocol: AnyObject {}

    /// WIREFRAME -> WIREFRAME: the way into \(name).
    package protocol \(name)WireframeProtocol: AnyObject {
      /// Assembles the module and pushes its view.
      func present\(name)Module(from navigationController: NavigationController)
    }

    /// VIEW -> PRESENTER: what the user does with \(name).
    package protocol \(name)PresenterProtocol: AnyObject {
      /// Called when the screen has been left.
      func onDidPop()
    }

    /// INTERACTOR -> PRESENTER: what became of a use case.
    package protocol \(name)InteractorOutputProtocol: AnyObject {}

    /// PRESENTER -> INTERACTOR: the use cases of \(name).
    package protocol \(name)InteractorInputProtocol: AnyObject {
      /// Calls off the request under way; does nothing if there is none.
      func cancel()
    }

    /// INTERACTOR -> API DATA MANAGER: what the server is asked.
    package protocol \(name)APIDataManagerInputProtocol: AnyObject {
      /// Calls off the query under way; does nothing if there is none.
      func cancel()
    }

    /// INTERACTOR -> LOCAL DATA MANAGER: what this device keeps.
    package protocol \(name)LocalDataManagerInputProtocol: AnyObject {}

    // ViewController
    import HeadlessKit

    /// Shows \(name) and tells the presenter what the user does with it.
    package final class \(name)ViewController: ViewController {
      package var presenter: (any \(name)PresenterProtocol)?

      package override func loadView() {
        title = "\(name)"
        view = View()
      }

      package override func didMove(toParent parent: ViewController?) {
        if parent == nil { presenter?.onDidPop() }
      }
    }

    extension \(name)ViewController: \(name)ViewProtocol {}

    // Wireframe
    import HeadlessKit
    import Items

    /// Assembles \(name)'s module; no way leads on from it.
    package final class \(name)Wireframe: \(name)WireframeProtocol {
      private let client: any ItemsClient
      private let store: any ItemReading & ItemWriting

      package init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
        self.client = client
        self.store = store
      }

      package func present\(name)Module(from navigationController: NavigationController) {
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

    // Presenter
    /// Turns what the user does into use cases, and what becomes of them into what the view shows.
    package final class \(name)Presenter {
      package weak var view: (any \(name)ViewProtocol)?
      package var interactor: (any \(name)InteractorInputProtocol)?

      package init() {}
    }

    extension \(name)Presenter: \(name)PresenterProtocol {
      package func onDidPop() {
        interactor?.cancel()
      }
    }

    extension \(name)Presenter: \(name)InteractorOutputProtocol {}

    // Interactor
    /// The use cases of \(name).
    package final class \(name)Interactor: \(name)InteractorInputProtocol {
      package weak var presenter: (any \(name)InteractorOutputProtocol)?
      package var apiDataManager: (any \(name)APIDataManagerInputProtocol)?
      package var localDataManager: (any \(name)LocalDataManagerInputProtocol)?

      package init() {}

      package func cancel() {
        apiDataManager?.cancel()
      }
    }

    // APIDataManager
    import Items

    /// Queries the server for \(name).
    package final class \(name)APIDataManager: \(name)APIDataManagerInputProtocol {
      private let client: any ItemsClient
      private let query = QuerySlot()

      package init(client: any ItemsClient) {
        self.client = client
      }

      package func cancel() {
        query.cancel()
      }
    }

    // LocalDataManager
    import Items

    /// Keeps what \(name) needs on this device.
    package final class \(name)LocalDataManager: \(name)LocalDataManagerInputProtocol {
      private let store: any ItemReading & ItemWriting

      package init(store: any ItemReading & ItemWriting) {
        self.store = store
      }
    }

    """
  }
}
