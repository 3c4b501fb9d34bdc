import HeadlessKit
import ItemsScreens

/// Composes the detail's model, binding, and controller.
package final class ItemDetailViewController: ViewController {
  package let model: any ItemDetailModelProtocol
  private var viewBinding: ItemDetailViewBinding?
  private var controller: ItemDetailController?

  package init(representing model: any ItemDetailModelProtocol) {
    self.model = model
  }

  package override func loadView() {
    let rootView = ItemDetailView()
    view = rootView
    controller = ItemDetailController(
      observing: rootView.statusView.retryButton, willNotifyTo: model)
    viewBinding = ItemDetailViewBinding(
      observing: model, handling: (fields: rootView.fieldsView, status: rootView.statusView))
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = ItemDetailView.screenTitle
    model.fetch()
  }

  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { model.cancel() }
  }
}
