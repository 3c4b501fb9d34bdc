import HeadlessKit
import Items
import ItemsNetworking
import ItemsScreens

/// The form, straight from the view to client and store.
package final class DirectAddItemViewController: ViewController {
  private let client: any ItemsClient
  private let store: any ItemWriting
  /// Called once the item is added and the form is left.
  package var didAdd: () -> Void
  private lazy var rootView = AddItemView()
  private let request = RequestSlot()
  private var isSaving = false

  init(client: any ItemsClient, store: any ItemWriting, didAdd: @escaping () -> Void) {
    self.client = client
    self.store = store
    self.didAdd = didAdd
  }

  package override func loadView() {
    view = rootView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = AddItemView.screenTitle
    rootView.fieldsView.titleField.addAction(
      Action { [weak self] in self?.rootView.statusView.showError(nil) }, for: .editingChanged)
    rootView.saveButton.addAction(Action { [weak self] in self?.save() }, for: .touchUpInside)
  }

  package override func viewDidAppear() {
    super.viewDidAppear()
    if isMovingToParent { rootView.fieldsView.titleField.becomeFirstResponder() }
  }

  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { request.cancel() }
  }

  private func save() {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard !isSaving else { return }
    do throws(TitleError) {
      let title = try TitleValidation.validate(rootView.fieldsView.titleField.text)
      send(NewItem(title: title, isEnabled: rootView.fieldsView.enabledSwitch.isOn))
    } catch {
      rootView.statusView.showError(Formatting.message(for: error))
    }
  }

  private func send(_ newItem: NewItem) {
    isSaving = true
    rootView.statusView.showError(nil)
    rootView.showLoading(true)
    request.start {
      client.createItem(newItem, completion: $0)
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ result: Result<Item, NetworkError>) {
    switch result {
    case .success(let item):
      // A store error is ignored: the server has the item, and the list will load it.
      try? store.insert(item)
      navigationController?.popViewController()
      didAdd()
    case .failure(let error):
      isSaving = false
      rootView.showLoading(false)
      rootView.statusView.showError(Formatting.message(for: .network(error)))
    }
  }
}
