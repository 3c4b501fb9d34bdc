import HeadlessKit
import Items
import Testing
import UserDriver

struct TextRendererTests {
  let navigation = NavigationController()
  let list = ListScreen(
    source: RowsSource(titles: ["Buy milk", "", "Ship dark mode 🌙 and 暗い配色 to everyone at once"]))
  let renderer = TextRenderer(width: 48)

  init() {
    navigation.pushViewController(list)
  }

  var text: String { renderer.render(navigation) }

  @Test func `A stack without screens is a line`() {
    #expect(TextRenderer(width: 5).render(NavigationController()) == "─────")
  }

  @Test func `A screen is 72 columns wide unless told otherwise`() {
    #expect(TextRenderer().render(NavigationController()).count == 72)
  }

  @Test func `A list shows its rows in columns and the buttons that can be tapped in brackets`() {
    #expect(
      text == """
        ──  Items  ─────────────────────────────────────
          Buy milk              3 Feb 2026   Enabled
                                3 Feb 2026   Disabled
          Ship dark mode 🌙 a…  3 Feb 2026   Enabled
        [ Add ]
        ( Delete all )
        ────────────────────────────────────────────────
        """)
  }

  @Test func `A list shows loading, refreshing, an error, and that there is nothing`() {
    list.source.titles = []
    list.list.showLoading(true)
    list.list.showRefreshing(true)
    list.list.showEmpty(true)
    list.list.showError("You appear to be offline. Check your connection.")
    #expect(
      text == """
        ──  Items  ─────────────────────────────────────
        Loading…
        You appear to be offline. Check your connection.
        [ Retry ]
        ↻ Refreshing…
        No items yet
        [ Add ]
        ( Delete all )
        ────────────────────────────────────────────────
        """)
  }

  @Test func `A list says where there is more, and marks the selected row`() {
    list.source.titles = (0..<40).map { "Row \($0)" }
    list.loadViewIfNeeded()
    list.list.tableView.scroll(to: 20)
    list.list.tableView.selectRow(at: 21)
    let lines = text.split(separator: "\n")
    #expect(lines[1] == "  ↑ more")
    #expect(lines[2] == "  Row 20                3 Feb 2026   Enabled")
    #expect(lines[3] == "▸ Row 21                3 Feb 2026   Disabled")
    #expect(lines[14] == "  ↓ more")
    list.list.tableView.scroll(to: 28)
    #expect(!text.contains("↓ more"))
    list.list.tableView.scroll(to: 0)
    #expect(!text.contains("↑ more"))
  }

  @Test func `Hidden views, and what is in them, are not drawn`() {
    list.loadViewIfNeeded()
    for view in list.list.subviews { view.isHidden = true }
    #expect(
      text == """
        ──  Items  ─────────────────────────────────────
        ────────────────────────────────────────────────
        """)
  }
}
