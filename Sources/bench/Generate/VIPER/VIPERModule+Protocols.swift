extension VIPERModule {
  var protocols: String {
    #"""
    import HeadlessKit
    import Items

    /// PRESENTER -> VIEW: what \#(name) can be told to show.
    package protocol \#(name)ViewProtocol: AnyObject {
      /// Shows that the items are on their way.
      func showLoading()

      /// Shows a text and ends loading.
      func showText(_ text: String)

      /// Shows a message with Retry and ends loading.
      func showError(_ message: String)
    }

    /// WIREFRAME -> WIREFRAME: the way into \#(name).
    package protocol \#(name)WireframeProtocol: AnyObject {
      /// Assembles the module and pushes its view.
      func present\#(name)Module(from navigationController: NavigationController)
    }

    /// VIEW -> PRESENTER: what the user does with \#(name).
    package protocol \#(name)PresenterProtocol: AnyObject {
      /// Called once, when the view is ready to show something.
      func onViewDidLoad()

      /// Asks for the items, on Retry.
      func loadItems()

      /// Called when the screen has been left.
      func onDidPop()
    }

    /// INTERACTOR -> PRESENTER: what became of a use case.
    package protocol \#(name)InteractorOutputProtocol: AnyObject {
      /// Called when the request is about to be sent.
      func presentLoading()

      /// Called with the items of the local store.
      func presentItems(_ items: [Item])

      /// Called when the load failed.
      func presentError(_ failure: ItemsFailure)
    }

    /// PRESENTER -> INTERACTOR: the use cases of \#(name).
    package protocol \#(name)InteractorInputProtocol: AnyObject {
      /// Loads the items, unless that is under way.
      func loadItems()

      /// Calls off the request under way.
      func cancelLoading()
    }

    /// INTERACTOR -> API DATA MANAGER: what the server is asked.
    ///
    /// One query at a time. Its completion runs once, with the reply or as cancelled before `cancel`
    /// returns; never, if the data manager is released first.
    package protocol \#(name)APIDataManagerInputProtocol: AnyObject {
      /// Fetches all items in the server's order.
      func getItems(completion: @escaping (QueryResult<[Item]>) -> Void)

      /// Calls off the query under way.
      func cancel()
    }

    /// INTERACTOR -> LOCAL DATA MANAGER: what this device keeps.
    ///
    /// Each completion runs once, before the call returns.
    package protocol \#(name)LocalDataManagerInputProtocol: AnyObject {
      /// Reads all items.
      func getItems(completion: @escaping (Result<[Item], StoreError>) -> Void)

      /// Deletes all items and saves these, in one transaction.
      func replaceItems(with items: [Item], completion: @escaping (Result<Void, StoreError>) -> Void)
    }

    """#
  }
}
