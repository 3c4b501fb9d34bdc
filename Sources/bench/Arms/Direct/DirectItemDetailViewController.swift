import HeadlessKit
import Items

/// The detail, straight from the client to the view.
final class DirectItemDetailViewController: ViewController {
  private let item: Item
  private let client: any ItemsClient
  private let rootView = ItemDetailView()
  private let request = RequestSlot()
  private var isLoading = false

  init(item: Item, client: any ItemsClient) {
    self.item = item
    self.client = client
  }

  override func loadView() {
    title = ItemDetailView.screenTitle
    view = rootView
    rootView.titleLabel.text = item.title
    rootView.dateLabel.text = ItemText.date(item.createdAt)
    rootView.stateLabel.text = ItemText.state(item.isEnabled)
    rootView.retryButton.addAction(for: .touchUpInside) { [weak self] in self?.load() }
  }

  override func viewDidLoad() {
    load()
  }

  override func didPop() {
    request.cancel()
  }

  private func load() {
    guard !isLoading else { return }
    isLoading = true
    rootView.showLoading(true)
    rootView.showError(nil, offersRetry: false)
    request.start {
      client.fetchDetail(of: item.id, completion: $0)
    } then: { [weak self] in
      self?.show($0)
    }
  }

  private func show(_ result: Result<ItemDetail, NetworkError>) {
    isLoading = false
    rootView.showLoading(false)
    switch result {
    case .success(let detail):
      rootView.explanationLabel.text = detail.explanation
    case .failure(let error):
      let failure = ItemsFailure.network(error)
      rootView.showError(
        Wording.message(for: failure), offersRetry: Wording.offersRetry(after: failure))
    }
  }
}
