import HeadlessKit
import Items
import Testing
import UserDriver

struct TextRendererTests {
  let navigation = NavigationController()
  let window = Window()
  let list = ListScreen(
    source: RowsSource(titles: ["Buy milk", "", "Ship dark mode 🌙 and 暗い配色 to everyone at once"]))
  let renderer = TextRenderer(width: 48)

  init() {
    navigation.pushViewController(list)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
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
    list.list.tableView.reloadData()
    list.list.statusView.showLoading(true)
    list.list.showRefreshing(true)
    list.list.statusView.showEmpty(true)
    list.list.statusView.showError("You appear to be offline. Check your connection.")
    #expect(
      text == """
        ──  Items  ─────────────────────────────────────
        Loading…
        You appear to be offline. Check your connection.
        [ Retry ]
        No items yet
        ↻ Refreshing…
        [ Add ]
        ( Delete all )
        ────────────────────────────────────────────────
        """)
  }

  @Test func `A list says where there is more, and marks the selected row`() {
    list.source.titles = (0..<40).map { "Row \($0)" }
    list.list.tableView.reloadData()
    list.list.tableView.scroll(to: 20)
    list.list.tableView.touchRow(at: 21)
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
    for view in list.list.subviews { view.isHidden = true }
    #expect(
      text == """
        ──  Items  ─────────────────────────────────────
        ────────────────────────────────────────────────
        """)
  }

  @Test func `Hidden cells, and hidden parts of cells, are not drawn`() throws {
    let cells = list.list.tableView.visibleCells.compactMap { $0 as? ItemCell }
    cells[0].isHidden = true
    cells[1].dateLabel.isHidden = true
    cells[2].titleLabel.isHidden = true
    #expect(
      text.split(separator: "\n").dropFirst().prefix(3) == [
        "                                     Disabled",
        "                        3 Feb 2026   Enabled", "[ Add ]",
      ])
  }

  @Test func `Each line knows the view that it shows, rows included, and the frame none`() {
    let content = View()
    let label = Label(String(repeating: "long ", count: 12))
    let button = Button("Tap")
    let table = TableView()
    let source = RowsSource(count: 2)
    table.register(ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
    table.dataSource = source
    table.reloadData()
    for view in [label, table, button] { content.addSubview(view) }
    navigation.pushViewController(PlainScreen("Lines", showing: content))
    let shown = renderer.lines(of: navigation).map { $0.view.map(ObjectIdentifier.init) }
    let views = [label, label] + table.visibleCells + [button]
    #expect(shown == [nil] + views.map(ObjectIdentifier.init) + [nil])
  }

  @Test func `A screen that nobody has seen is drawn empty, and not loaded`() {
    let navigation = NavigationController()
    let screen = ListScreen(source: RowsSource(count: 3))
    navigation.pushViewController(screen)
    #expect(renderer.render(navigation).split(separator: "\n").count == 2)
    #expect(!screen.isViewLoaded)
  }

  @Test(arguments: [1, 2, 7, 48]) func `No text, however odd, breaks the screen or leaves it`(
    width: Int
  ) {
    let odd = "\u{1B}[2J\u{9B}1m\r\n\t\u{202E}暗👩🏽‍💻\u{0}" + String(repeating: "wide", count: 20)
    let content = View()
    let field = TextField()
    let table = TableView()
    let source = RowsSource(titles: [odd])
    table.register(ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
    table.dataSource = source
    table.reloadData()
    (table.visibleCells.first as? ItemCell)?.stateLabel.text = odd
    field.text = odd
    for view in [Label(odd), Button(odd), Switch(odd), field, table] { content.addSubview(view) }
    navigation.pushViewController(PlainScreen(odd, showing: content))
    let text = TextRenderer(width: width).render(navigation)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(DisplayWidth.columns(of: String(line)) <= width)
    }
    let commands = text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(commands.isEmpty)
  }
}
