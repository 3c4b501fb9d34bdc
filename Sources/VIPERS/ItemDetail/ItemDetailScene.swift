import HeadlessKit
import ItemsScreens

/// Displays the detail and tells the director what the user does in it.
package final class ItemDetailScene: ViewController {
  package var eventsHandler: (any ItemDetail_HandleUIEvents)?
  private lazy var rootView = ItemDetailView()

  package override func loadView() {
    view = rootView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = ItemDetailView.screenTitle
    rootView.statusView.retryButton.addAction(
      Action { [weak self] in self?.eventsHandler?.onRetry() }, for: .touchUpInside)
    eventsHandler?.onUIReady()
  }

  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { eventsHandler?.onUILeft() }
  }
}

extension ItemDetailScene: ItemDetail_DisplayUI {
  package func display(item: ItemUI) {
    rootView.fieldsView.show(title: item.title, date: item.date, state: item.state)
  }

  package func display(explanation: String) {
    rootView.fieldsView.showExplanation(explanation)
  }

  package func displayError(_ message: String, offersRetry: Bool) {
    rootView.statusView.showError(message, offersRetry: offersRetry)
  }

  package func toggle(loading: Bool) {
    rootView.statusView.showLoading(loading)
    if loading { rootView.statusView.showError(nil, offersRetry: false) }
  }
}
