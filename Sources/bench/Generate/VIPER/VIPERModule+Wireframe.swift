extension VIPERModule {
  var wireframe: String {
    #"""
    import HeadlessKit
    import Items

    /// Assembles \#(name)'s module; no way leads on from it.
    \#(opening("package final class", "Wireframe", "WireframeProtocol"))
      private let client: any ItemsClient
      private let store: any ItemReading & ItemWriting

      package init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
        self.client = client
        self.store = store
      }

    \#(presentation)
        let view = \#(name)ViewController()
        let presenter = \#(name)Presenter()
        let interactor = \#(name)Interactor()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.apiDataManager = \#(name)APIDataManager(client: client)
        interactor.localDataManager = \#(name)LocalDataManager(store: store)

        navigationController.pushViewController(view)
      }
    }

    """#
  }

  private var presentation: String {
    let (function, argument) = (
      "  package func present\(name)Module(", "from navigationController: NavigationController"
    )
    return fitting("\(function)\(argument)) {", or: "\(function)\n    \(argument)\n  ) {")
  }
}
