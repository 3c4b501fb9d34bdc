extension VIPERModule {
  var protocols: String {
    """
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

    """
  }
}
