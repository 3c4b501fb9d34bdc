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
    #expect(visible == ["detail.title", "detail.date", "detail.state", "detail.explanation"])
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
    list.showError("Offline")
    #expect(list.errorLabel.text == "Offline")
    #expect(list.errorLabel.isVisible && list.retryButton.isVisible)
    list.showError(nil)
    #expect(list.errorLabel.text == "")
    #expect(!list.errorLabel.isVisible && !list.retryButton.isVisible)
  }

  /// L8.
  @Test func `The list can take rows, pull, and Add out of use and nothing else`() {
    list.allowUse(false)
    #expect(!list.tableView.allowsSelection)
    #expect(!list.refreshControl.isEnabled && !list.addButton.isEnabled)
    #expect(list.retryButton.isEnabled && list.tableView.isEnabled)
    list.allowUse(true)
    #expect(list.tableView.allowsSelection)
    #expect(list.refreshControl.isEnabled && list.addButton.isEnabled)
  }

  /// L6.
  @Test func `The list's indicators show apart from each other`() {
    list.showRefreshing(true)
    #expect(list.refreshControl.isRefreshing && !list.loadingIndicator.isAnimating)
    list.showRefreshing(false)
    list.showLoading(true)
    #expect(!list.refreshControl.isRefreshing && list.loadingIndicator.isAnimating)
  }

  /// D3.
  @Test func `The detail shows a message with or without Retry and takes both away`() {
    detail.showError("Offline", offersRetry: true)
    #expect(detail.errorLabel.isVisible && detail.retryButton.isVisible)
    detail.showError("Gone", offersRetry: false)
    #expect(detail.errorLabel.text == "Gone")
    #expect(detail.errorLabel.isVisible && !detail.retryButton.isVisible)
    detail.showError(nil, offersRetry: true)
    #expect(!detail.errorLabel.isVisible && !detail.retryButton.isVisible)
  }

  /// A1 A3.
  @Test func `The form starts with its switch on, and saving takes everything out of use`() {
    #expect(form.enabledSwitch.isOn)
    form.showLoading(true)
    #expect(form.loadingIndicator.isAnimating)
    let controls: [View] = [form.titleField, form.enabledSwitch, form.saveButton]
    #expect(controls.allSatisfy { !$0.isEnabled })
    form.showLoading(false)
    #expect(!form.loadingIndicator.isAnimating)
    #expect(controls.allSatisfy { $0.isEnabled })
  }
}
