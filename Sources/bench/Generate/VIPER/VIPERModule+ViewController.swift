extension VIPERModule {
  var viewController: String {
    """
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

    \(opening("extension", "ViewController", "ViewProtocol", "{}"))

    """
  }

  var viewControllerTests: String {
    """
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

    """
  }
}
