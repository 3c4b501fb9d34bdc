import HeadlessKit
import Items

/// What the detail can be told to display.
package protocol ItemDetailViewControllerInput: AnyObject {
  /// Shows what the list knew of the item.
  func displayItem(viewModel: ItemViewModel)

  /// Shows that the explanation is on its way, in place of an error.
  func displayProgress(viewModel: DetailProgressViewModel)

  /// Shows the explanation and ends loading.
  func displayDetail(viewModel: DetailViewModel)

  /// Shows a message, with Retry if that could help, and ends loading.
  func displayError(viewModel: DetailErrorViewModel)
}

/// What the detail asks for.
package protocol ItemDetailViewControllerOutput: AnyObject {
  func showItem(request: ShowItemRequest)
  func fetchDetail(request: FetchDetailRequest)
  func cancelDetail(request: CancelDetailRequest)
}

/// Controls the detail's view: fires the use cases and displays what comes of them.
package final class ItemDetailViewController: ViewController {
  package var output: (any ItemDetailViewControllerOutput)?
  package var router: (any ItemDetailDataPassing)?
  private let rootView = ItemDetailView()

  package override func loadView() {
    title = ItemDetailView.screenTitle
    view = rootView
    rootView.retryButton.addAction(for: .touchUpInside) { [weak self] in
      self?.output?.fetchDetail(request: FetchDetailRequest())
    }
  }

  package override func viewDidLoad() {
    output?.showItem(request: ShowItemRequest())
    output?.fetchDetail(request: FetchDetailRequest())
  }

  package override func didPop() {
    output?.cancelDetail(request: CancelDetailRequest())
  }
}

extension ItemDetailViewController: ItemDetailViewControllerInput {
  package func displayItem(viewModel: ItemViewModel) {
    rootView.titleLabel.text = viewModel.title
    rootView.dateLabel.text = viewModel.date
    rootView.stateLabel.text = viewModel.state
  }

  package func displayProgress(viewModel: DetailProgressViewModel) {
    rootView.showLoading(true)
    rootView.showError(nil, offersRetry: false)
  }

  package func displayDetail(viewModel: DetailViewModel) {
    rootView.showLoading(false)
    rootView.explanationLabel.text = viewModel.explanation
  }

  package func displayError(viewModel: DetailErrorViewModel) {
    rootView.showLoading(false)
    rootView.showError(viewModel.message, offersRetry: viewModel.offersRetry)
  }
}
