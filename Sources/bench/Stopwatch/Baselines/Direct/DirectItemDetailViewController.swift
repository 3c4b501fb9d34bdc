import HeadlessKit
import Items
import ItemsNetworking
import ItemsScreens

/// The detail, straight from the client to the view.
final class DirectItemDetailViewController: ViewController {
  private let item: Item
  private let client: any ItemsClient
  private lazy var rootView = ItemDetailView()
  private let request = RequestSlot()
  private var isLoading = false

  init(item: Item, client: any ItemsClient) {
    self.item = item
    self.client = client
  }

  override func loadView() {
    view = rootView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = ItemDetailView.screenTitle
    rootView.fieldsView.show(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
    rootView.statusView.retryButton.addAction(
      Action { [weak self] in self?.load() }, for: .touchUpInside)
    load()
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { request.cancel() }
  }

  private func load() {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard !isLoading else { return }
    isLoading = true
    rootView.statusView.showLoading(true)
    rootView.statusView.showError(nil, offersRetry: false)
    request.start {
      client.fetchDetail(of: item.id, completion: $0)
    } then: { [weak self] in
      self?.show($0)
    }
  }

  private func show(_ result: Result<ItemDetail, NetworkError>) {
    isLoading = false
    rootView.statusView.showLoading(false)
    switch result {
    case .success(let detail):
      rootView.fieldsView.showExplanation(detail.explanation)
    case .failure(let error):
      let failure = ItemsFailure.network(error)
      rootView.statusView.showError(
        Formatting.message(for: failure), offersRetry: Formatting.offersRetry(after: failure))
    }
  }
}
