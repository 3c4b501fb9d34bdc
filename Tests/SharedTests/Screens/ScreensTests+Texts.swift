import HeadlessKit
import Items
import Testing

/// What is shown is what was told last.
extension ScreensTests {
  @Test func `A table's rows are cells that show what they are told`() {
    let table = TableView()
    ItemCell.register(with: table)
    let cell = ItemCell.dequeue(from: table)
    cell.show(title: "Milk", date: "3 Feb 2026", state: "Enabled")
    #expect(cell.titleLabel.text == "Milk")
    #expect(cell.dateLabel.text == "3 Feb 2026")
    #expect(cell.stateLabel.text == "Enabled")
  }

  /// D1.
  @Test func `The detail shows title, date, and state`() {
    detail.fieldsView.show(title: "Milk", date: "3 Feb 2026", state: "Enabled")
    #expect(detail.fieldsView.titleLabel.text == "Milk")
    #expect(detail.fieldsView.dateLabel.text == "3 Feb 2026")
    #expect(detail.fieldsView.stateLabel.text == "Enabled")
  }

  @Test func `An indicator that was shown is hidden again`() {
    list.statusView.showLoading(true)
    list.statusView.showLoading(false)
    detail.statusView.showLoading(true)
    #expect(detail.statusView.loadingIndicator.isAnimating)
    detail.statusView.showLoading(false)
    #expect(!list.statusView.loadingIndicator.isAnimating)
    #expect(!detail.statusView.loadingIndicator.isAnimating)
  }

  @Test func `Of a message that is taken away no text is left`() {
    detail.statusView.showError("Offline", offersRetry: true)
    detail.statusView.showError(nil, offersRetry: false)
    #expect(detail.statusView.errorLabel.text == "")
    form.statusView.showError("Title is required")
    #expect(form.statusView.errorLabel.text == "Title is required")
    form.statusView.showError(nil)
    #expect(form.statusView.errorLabel.text == "")
  }
}
