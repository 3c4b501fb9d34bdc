extension VIPERModule {
  var presenter: String {
    """
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

    \(opening("extension", "Presenter", "InteractorOutputProtocol", "{}"))

    """
  }

  var presenterTests: String {
    """
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

    """
  }
}
