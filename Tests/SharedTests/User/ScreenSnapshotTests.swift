import HeadlessKit
import Items
import Testing
import UserDriver

struct ScreenSnapshotTests {
  let stage = UserStage()

  /// Tells whether a change can be told from the snapshot.
  private func shows(_ change: (UserStage) throws -> Void) rethrows -> Bool {
    let stage = UserStage()
    stage.showForm()
    let before = stage.user.snapshot()
    try change(stage)
    return stage.user.snapshot() != before
  }

  @Test func `Two stages that went the same way look the same`() throws {
    let other = UserStage()
    for stage in [stage, other] {
      try stage.user.scroll(to: 4)
      stage.showForm()
      try stage.user.type("Milk", into: "add.title")
    }
    #expect(stage.user.snapshot() == other.user.snapshot())
  }

  @Test func `A snapshot has every part of every screen, and every row`() {
    stage.showForm()
    let snapshot = stage.user.snapshot()
    #expect(snapshot.screens == ["Items", "New item"])
    #expect(snapshot.elements.count == 13)
    #expect(snapshot.drawing == stage.user.screen())
    #expect(snapshot.elements["items.add"]?.text == "Add")
    #expect(snapshot.allowsSelection)
    #expect(snapshot.selectedRow == nil)
    #expect(snapshot.visibleRows.count == 12)
    #expect(snapshot.allRows.count == 30)
  }

  @Test func `Taking a snapshot changes nothing that it shows`() {
    stage.list.list.tableView.scroll(to: 9)
    let first = stage.user.snapshot()
    #expect(stage.user.snapshot() == first)
  }

  /// X3.
  @Test func `Whatever a person could tell makes a difference`() {
    #expect(shows { $0.form.fieldsView.titleField.text = "Milk" })
    #expect(shows { $0.form.fieldsView.titleField.becomeFirstResponder() })
    #expect(shows { $0.form.fieldsView.enabledSwitch.isOn = false })
    #expect(shows { $0.form.saveButton.isEnabled = false })
    #expect(shows { $0.form.statusView.showError("Title is required") })
    #expect(shows { $0.list.list.statusView.showLoading(true) })
    #expect(shows { $0.list.list.showRefreshing(true) })
    #expect(shows { $0.list.list.refreshControl.isEnabled = false })
    #expect(shows { $0.list.list.tableView.allowsSelection = false })
    #expect(shows { $0.list.list.tableView.touchRow(at: 0) })
    #expect(shows { $0.list.list.tableView.scroll(to: 1) })
    #expect(shows { $0.navigation.goBack() })
    #expect(shows { $0.form.addSubview(Label("Error 42")) })
    #expect(shows { $0.form.isUserInteractionEnabled = false })
    #expect(shows { ($0.list.list.tableView.visibleCells[0] as? ItemCell)?.isHidden = true })
    #expect(shows { $0.navigation.viewControllers[0].title = "Other" })
  }

  /// X3.
  @Test func `A row far off screen makes a difference`() {
    #expect(
      shows {
        $0.list.source.titles[29] = "Changed"
        $0.list.list.tableView.reloadData()
      })
  }
}
