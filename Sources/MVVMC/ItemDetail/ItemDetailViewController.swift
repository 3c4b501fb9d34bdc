import HeadlessKit
import Items

/// Shows the state of the detail's view model and tells it what the user does.
final class ItemDetailViewController: ViewController {
  let viewModel: any ItemDetailViewModelProtocol
  private lazy var rootView = ItemDetailView()
  private var subscription: Subscription?

  init(viewModel: any ItemDetailViewModelProtocol) {
    self.viewModel = viewModel
  }

  override func loadView() {
    title = ItemDetailView.screenTitle
    view = rootView
    rootView.retryButton.addAction(for: .touchUpInside) { [weak self] in
      self?.viewModel.load()
    }
  }

  override func viewDidLoad() {
    subscription = viewModel.didChange.subscribe { [weak self] in self?.show($0) }
    viewModel.load()
  }

  override func didPop() {
    viewModel.cancel()
  }

  private func show(_ state: ItemDetailState) {
    rootView.titleLabel.text = state.summary.title
    rootView.dateLabel.text = state.summary.date
    rootView.stateLabel.text = state.summary.state
    rootView.showLoading(state.isLoading)
    rootView.explanationLabel.text = state.explanation
    rootView.showError(state.error, offersRetry: state.offersRetry)
  }
}
