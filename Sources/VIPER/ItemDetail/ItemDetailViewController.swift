import HeadlessKit
import Items

/// Shows the detail and tells the presenter what the user does with it.
package final class ItemDetailViewController: ViewController {
  package var presenter: (any ItemDetailPresenterProtocol)?
  private let rootView = ItemDetailView()

  package override func loadView() {
    title = ItemDetailView.screenTitle
    view = rootView
    rootView.retryButton.addAction(for: .touchUpInside) { [weak self] in
      self?.presenter?.loadDetail()
    }
  }

  package override func viewDidLoad() {
    presenter?.onViewDidLoad()
  }

  package override func didPop() {
    presenter?.onDidPop()
  }
}

extension ItemDetailViewController: ItemDetailViewProtocol {
  package func showItem(title: String, date: String, state: String) {
    rootView.titleLabel.text = title
    rootView.dateLabel.text = date
    rootView.stateLabel.text = state
  }

  package func showLoading() {
    rootView.showLoading(true)
    rootView.showError(nil, offersRetry: false)
  }

  package func showExplanation(_ explanation: String) {
    rootView.showLoading(false)
    rootView.explanationLabel.text = explanation
  }

  package func showError(_ message: String, offersRetry: Bool) {
    rootView.showLoading(false)
    rootView.showError(message, offersRetry: offersRetry)
  }
}
