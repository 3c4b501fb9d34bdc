import HeadlessKit
import ItemsNetworking
import ItemsScreens

/// What the detail can be told to display.
package protocol ItemDetailViewControllerInput: AnyObject {
  /// Shows what the list knew of the item.
  func displayPassedItem(viewModel: PassedItemViewModel)

  /// Shows that the explanation is on its way, in place of an error.
  func displayProgress(viewModel: DetailProgressViewModel)

  /// Shows the explanation and ends loading.
  func displayDetail(viewModel: DetailViewModel)

  /// Shows a message, with Retry if that could help, and ends loading.
  func displayError(viewModel: DetailErrorViewModel)
}

/// What the detail asks for.
package protocol ItemDetailViewControllerOutput: AnyObject {
  func openDetail(request: OpenDetailRequest)
  func fetchDetail(request: FetchDetailRequest)
  func cancelDetail(request: CancelDetailRequest)
}

/// Controls the detail's view: fires the use cases and displays what comes of them.
package final class ItemDetailViewController: ViewController {
  package var output: (any ItemDetailViewControllerOutput)?
  package var router: (any ItemDetailDataPassing)?
  private lazy var rootView = ItemDetailView()

  package override func loadView() {
    title = ItemDetailView.screenTitle
    view = rootView
    rootView.statusView.retryButton.addAction(
      Action { [weak self] in
        self?.output?.fetchDetail(request: FetchDetailRequest())
      }, for: .touchUpInside)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    output?.openDetail(request: OpenDetailRequest())
  }

  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { output?.cancelDetail(request: CancelDetailRequest()) }
  }
}

extension ItemDetailViewController: ItemDetailViewControllerInput {
  package func displayPassedItem(viewModel: PassedItemViewModel) {
    rootView.fieldsView.show(
      title: viewModel.title, date: viewModel.date, state: viewModel.state)
  }

  package func displayProgress(viewModel: DetailProgressViewModel) {
    rootView.statusView.showLoading(true)
    rootView.statusView.showError(nil, offersRetry: false)
  }

  package func displayDetail(viewModel: DetailViewModel) {
    rootView.statusView.showLoading(false)
    rootView.fieldsView.showExplanation(viewModel.explanation)
  }

  package func displayError(viewModel: DetailErrorViewModel) {
    rootView.statusView.showLoading(false)
    rootView.statusView.showError(viewModel.message, offersRetry: viewModel.offersRetry)
  }
}
