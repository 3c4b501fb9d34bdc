import HeadlessKit
import ItemsScreens

/// Shows the detail and passes the user's actions to the presenter.
package final class ItemDetailViewController: ViewController {
  package var presenter: (any ItemDetailPresenterProtocol)?
  private lazy var rootView = ItemDetailView()

  package override func loadView() {
    view = rootView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = ItemDetailView.screenTitle
    rootView.statusView.retryButton.addAction(
      Action { [weak self] in self?.presenter?.loadDetail() }, for: .touchUpInside)
    presenter?.openItem()
  }

  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { presenter?.cancelLoading() }
  }
}

extension ItemDetailViewController: ItemDetailViewProtocol {
  package func showItem(title: String, date: String, state: String) {
    rootView.fieldsView.show(title: title, date: date, state: state)
  }

  package func showLoading() {
    rootView.statusView.showLoading(true)
    rootView.statusView.showError(nil, offersRetry: false)
  }

  package func showExplanation(_ explanation: String) {
    rootView.statusView.showLoading(false)
    rootView.fieldsView.showExplanation(explanation)
  }

  package func showError(_ message: String, offersRetry: Bool) {
    rootView.statusView.showLoading(false)
    rootView.statusView.showError(message, offersRetry: offersRetry)
  }
}
