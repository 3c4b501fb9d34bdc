extension VIPERModule {
  var viewController: String {
    #"""
    import HeadlessKit

    /// Shows how many items there are and tells the presenter what the user does about it.
    package final class \#(name)ViewController: ViewController {
      package var presenter: (any \#(name)PresenterProtocol)?
      private let textLabel = Label()
      private let loadingIndicator = ActivityIndicator()
      private let errorLabel = Label()
      private let retryButton = Button("Retry")

      package override func loadView() {
        title = "\#(name)"
        view = View()
        textLabel.accessibilityIdentifier = "\#(identifier).text"
        loadingIndicator.accessibilityIdentifier = "\#(identifier).loading"
        errorLabel.accessibilityIdentifier = "\#(identifier).error"
        retryButton.accessibilityIdentifier = "\#(identifier).retry"
        for part in [textLabel, loadingIndicator, errorLabel, retryButton] as [View] {
          view.addSubview(part)
        }
        setError(nil)
        retryButton.addAction(
          Action { [weak self] in self?.presenter?.loadItems() }, for: .touchUpInside)
      }

      package override func viewDidLoad() {
        presenter?.onViewDidLoad()
      }

      package override func didMove(toParent parent: ViewController?) {
        if parent == nil { presenter?.onDidPop() }
      }

      private func setError(_ message: String?) {
        errorLabel.text = message ?? ""
        errorLabel.isHidden = message == nil
        retryButton.isHidden = message == nil
      }
    }

    extension \#(name)ViewController: \#(name)ViewProtocol {
      package func showLoading() {
        loadingIndicator.startAnimating()
        setError(nil)
      }

      package func showText(_ text: String) {
        loadingIndicator.stopAnimating()
        textLabel.text = text
      }

      package func showError(_ message: String) {
        loadingIndicator.stopAnimating()
        setError(message)
      }
    }

    """#
  }
}
