extension VIPERModule {
  var interactor: String {
    """
    /// The use cases of \(name).
    \(opening("package final class", "Interactor", "InteractorInputProtocol"))
      package weak var presenter: (any \(name)InteractorOutputProtocol)?
      package var apiDataManager: (any \(name)APIDataManagerInputProtocol)?
      package var localDataManager: (any \(name)LocalDataManagerInputProtocol)?

      package init() {}

      package func cancel() {
        apiDataManager?.cancel()
      }
    }

    """
  }

  var interactorTests: String {
    """
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

    """
  }
}
