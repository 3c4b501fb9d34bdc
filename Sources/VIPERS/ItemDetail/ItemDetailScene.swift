import HeadlessKit
import Items

/// Shows the detail and passes on what the user does with it.
package final class ItemDetailScene: ViewController {
  package var eventsHandler: (any ItemDetail_HandleUIEvents)?
  private let rootView = ItemDetailView()

  package override func loadView() {
    title = ItemDetailView.screenTitle
    view = rootView
    rootView.retryButton.addAction(for: .touchUpInside) { [weak self] in
      self?.eventsHandler?.onRetry()
    }
  }

  package override func viewDidLoad() {
    eventsHandler?.onUIReady()
  }

  package override func didPop() {
    eventsHandler?.onUILeft()
  }
}

extension ItemDetailScene: ItemDetail_DisplayUI {
  package func display(title: String) {
    rootView.titleLabel.text = title
  }

  package func display(date: String) {
    rootView.dateLabel.text = date
  }

  package func display(state: String) {
    rootView.stateLabel.text = state
  }

  package func display(explanation: String) {
    rootView.explanationLabel.text = explanation
  }

  package func displayError(_ message: String, offersRetry: Bool) {
    rootView.showError(message, offersRetry: offersRetry)
  }

  package func toggle(loading: Bool) {
    rootView.showLoading(loading)
    if loading { rootView.showError(nil, offersRetry: false) }
  }
}
