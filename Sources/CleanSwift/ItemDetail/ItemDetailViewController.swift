import HeadlessKit
import ItemsScreens

/// What the detail's view controller does for the presenter.
protocol ItemDetailViewControllerInput: AnyObject {
  func displayPassedItem(viewModel: PassedItemViewModel)
  func displayDetail(viewModel: DetailViewModel)
  func displayStatus(viewModel: DetailStatusViewModel)
}

/// What the detail's view controller needs from the interactor.
package protocol ItemDetailViewControllerOutput: AnyObject {
  /// Presents the item that the list has passed, and loads its detail.
  func openDetail(request: OpenDetailRequest)

  /// Loads the item's detail, unless a network request is in progress.
  func fetchDetail(request: FetchDetailRequest)

  /// Cancels the network request in progress, if there is one.
  func cancelDetail(request: CancelDetailRequest)
}

/// Sends the detail's requests, and displays its view models.
package final class ItemDetailViewController: ViewController {
  package var output: (any ItemDetailViewControllerOutput)?
  package var router: (any ItemDetailDataPassing)?
  private lazy var rootView = ItemDetailView()

  package override func loadView() {
    view = rootView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = ItemDetailView.screenTitle
    rootView.statusView.retryButton.addAction(
      Action { [weak self] in
        self?.output?.fetchDetail(request: FetchDetailRequest())
      }, for: .touchUpInside)
    output?.openDetail(request: OpenDetailRequest())
  }

  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { output?.cancelDetail(request: CancelDetailRequest()) }
  }

  private func show(_ status: DetailStatusViewModel) {
    rootView.statusView.showLoading(status.showsLoading)
    rootView.statusView.showError(status.message, offersRetry: status.offersRetry)
  }
}

extension ItemDetailViewController: ItemDetailViewControllerInput {
  package func displayPassedItem(viewModel: PassedItemViewModel) {
    rootView.fieldsView.show(
      title: viewModel.title, date: viewModel.date, state: viewModel.state)
  }

  package func displayDetail(viewModel: DetailViewModel) {
    rootView.fieldsView.showExplanation(viewModel.explanation)
    show(viewModel.status)
  }

  package func displayStatus(viewModel: DetailStatusViewModel) {
    show(viewModel)
  }
}
