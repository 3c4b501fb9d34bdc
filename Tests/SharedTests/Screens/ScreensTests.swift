import HeadlessKit
import Items
import Testing

struct ScreensTests {
  let list = ItemsListView()
  let detail = ItemDetailView()
  let form = AddItemView()

  /// The identifiers in a view, and those of them that can be seen.
  private func identifiers(in view: View) -> (all: Set<String>, visible: Set<String>) {
    var all = Set([view.accessibilityIdentifier].compactMap(\.self))
    var visible = view.isVisible ? all : []
    for subview in view.subviews {
      let below = identifiers(in: subview)
      all.formUnion(below.all)
      visible.formUnion(below.visible)
    }
    return (all, visible)
  }

  @Test func `The list's parts are found by the identifiers of the contract`() {
    let (all, visible) = identifiers(in: list)
    #expect(
      all == [
        "items.table", "items.loading", "items.refresh", "items.empty", "items.error",
        "items.retry", "items.add", "items.deleteAll",
      ])
    #expect(visible == ["items.table", "items.add", "items.deleteAll"])
  }

  @Test func `The detail's parts are found by the identifiers of the contract`() {
    let (all, visible) = identifiers(in: detail)
    #expect(
      all == [
        "detail.title", "detail.date", "detail.state", "detail.explanation", "detail.loading",
        "detail.error", "detail.retry",
      ])
    #expect(visible == ["detail.title", "detail.date", "detail.state"])
  }

  @Test func `The form's parts are found by the identifiers of the contract`() {
    let (all, visible) = identifiers(in: form)
    #expect(all == ["add.title", "add.enabled", "add.save", "add.loading", "add.error"])
    #expect(visible == ["add.title", "add.enabled", "add.save"])
  }

  @Test func `A row's parts are found by the identifiers of the contract`() {
    #expect(identifiers(in: ItemCell()).all == ["row.title", "row.date", "row.state"])
  }

  /// L3.
  @Test func `The list shows a message with Retry and takes both away`() {
    list.statusView.showError("Offline")
    #expect(list.statusView.errorLabel.text == "Offline")
    #expect(list.statusView.errorLabel.isVisible && list.statusView.retryButton.isVisible)
    list.statusView.showError(nil)
    #expect(list.statusView.errorLabel.text == "")
    #expect(!list.statusView.errorLabel.isVisible && !list.statusView.retryButton.isVisible)
  }

  /// L8.
  @Test func `The list can take rows, pull, and Add out of use and nothing else`() {
    list.allowUse(false)
    #expect(!list.tableView.allowsSelection)
    #expect(!list.refreshControl.isEnabled && !list.actionsView.addButton.isEnabled)
    #expect(list.statusView.retryButton.isEnabled)
    list.allowUse(true)
    #expect(list.tableView.allowsSelection)
    #expect(list.refreshControl.isEnabled && list.actionsView.addButton.isEnabled)
  }

  /// L6.
  @Test func `The list's indicators show apart from each other`() {
    list.showRefreshing(true)
    #expect(list.refreshControl.isRefreshing && !list.statusView.loadingIndicator.isAnimating)
    list.showRefreshing(false)
    list.statusView.showLoading(true)
    #expect(!list.refreshControl.isRefreshing && list.statusView.loadingIndicator.isAnimating)
  }

  /// D2.
  @Test func `The detail hides the explanation while it has no text`() {
    detail.fieldsView.showExplanation("What it is for.")
    #expect(detail.fieldsView.explanationLabel.isVisible)
    detail.fieldsView.showExplanation("")
    #expect(!detail.fieldsView.explanationLabel.isVisible)
  }

  /// D3.
  @Test func `The detail shows a message with or without Retry and takes both away`() {
    detail.statusView.showError("Offline", offersRetry: true)
    #expect(detail.statusView.errorLabel.isVisible && detail.statusView.retryButton.isVisible)
    detail.statusView.showError("Gone", offersRetry: false)
    #expect(detail.statusView.errorLabel.text == "Gone")
    #expect(detail.statusView.errorLabel.isVisible && !detail.statusView.retryButton.isVisible)
    detail.statusView.showError(nil, offersRetry: true)
    #expect(!detail.statusView.errorLabel.isVisible && !detail.statusView.retryButton.isVisible)
  }

  /// A1 A3.
  @Test func `The form starts with its switch on, and saving takes everything out of use`() {
    #expect(form.fieldsView.enabledSwitch.isOn)
    form.showLoading(true)
    #expect(form.statusView.loadingIndicator.isAnimating)
    let controls = [form.fieldsView.titleField, form.fieldsView.enabledSwitch, form.saveButton]
    #expect(controls.allSatisfy { !$0.isEnabled })
    form.showLoading(false)
    #expect(!form.statusView.loadingIndicator.isAnimating)
    #expect(controls.allSatisfy { $0.isEnabled })
  }
}
