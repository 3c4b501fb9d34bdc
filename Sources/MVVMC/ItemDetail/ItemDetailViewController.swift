import HeadlessKit
import ItemsScreens
import Observing

/// Shows the state of the detail's view model, and tells it what the user does.
final class ItemDetailViewController: ViewController {
  let viewModel: any ItemDetailViewModelProtocol
  private lazy var rootView = ItemDetailView()
  private var subscription: Subscription?

  init(viewModel: any ItemDetailViewModelProtocol) {
    self.viewModel = viewModel
  }

  override func loadView() {
    view = rootView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = ItemDetailView.screenTitle
    rootView.statusView.retryButton.addAction(
      Action { [weak self] in self?.viewModel.load() }, for: .touchUpInside)
    subscription = viewModel.didChange.subscribe { [weak self] in self?.show($0) }
    viewModel.load()
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { viewModel.didLeave() }
  }

  private func show(_ state: ItemDetailState) {
    rootView.fieldsView.show(
      title: state.summary.title, date: state.summary.date, state: state.summary.state)
    rootView.statusView.showLoading(state.isLoading)
    rootView.fieldsView.showExplanation(state.explanation)
    rootView.statusView.showError(state.error, offersRetry: state.offersRetry)
  }
}
