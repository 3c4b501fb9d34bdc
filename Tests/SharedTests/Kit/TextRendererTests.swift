import HeadlessKit
import ItemsScreens
import TextWidth
import UserDriver
import XCTest

final class TextRendererTests: XCTestCase {
  let navigation = NavigationController()
  let window = Window()
  let list = ListScreen(
    source: RowsSource(titles: ["Buy milk", "", "Ship dark mode 🌙 and 暗い配色 to everyone at once"]))
  let renderer = TextRenderer(width: 48)

  override func setUp() {
    navigation.pushViewController(list)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  var text: String { renderer.render(navigation) }

  func testStackWithoutScreensIsALine() {
    XCTAssertEqual(TextRenderer(width: 5).render(NavigationController()), "─────")
  }

  func testScreenIs72ColumnsWideUnlessToldOtherwise() {
    XCTAssertEqual(TextRenderer().render(NavigationController()).count, 72)
  }

  func testListShowsRowsInColumnsAndUsableButtonsInBrackets() {
    XCTAssertEqual(
      text,
      """
      ──  Items  ─────────────────────────────────────
        Buy milk              3 Feb 2026   Enabled
                              3 Feb 2026   Disabled
        Ship dark mode 🌙 a…  3 Feb 2026   Enabled
      [ Add ]
      ( Delete all )
      ────────────────────────────────────────────────
      """)
  }

  func testListShowsLoadingRefreshingAnErrorAndThatThereIsNothing() {
    list.source.titles = []
    list.list.tableView.reloadData()
    list.list.statusView.showLoading(true)
    list.list.showRefreshing(true)
    list.list.statusView.showEmpty(true)
    list.list.statusView.showError("You appear to be offline. Check your connection.")
    XCTAssertEqual(
      text,
      """
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

  func testListSaysWhereThereIsMoreAndMarksTheSelectedRow() {
    list.source.titles = (0..<40).map { "Row \($0)" }
    list.list.tableView.reloadData()
    list.list.tableView.scrollToRow(at: 20)
    list.list.tableView.touchRow(at: 21)
    let lines = text.split(separator: "\n")
    XCTAssertEqual(lines[1], "  ↑ more")
    XCTAssertEqual(lines[2], "  Row 20                3 Feb 2026   Enabled")
    XCTAssertEqual(lines[3], "▸ Row 21                3 Feb 2026   Disabled")
    XCTAssertEqual(lines[14], "  ↓ more")
    list.list.tableView.scrollToRow(at: 28)
    XCTAssertFalse(text.contains("↓ more"))
    list.list.tableView.scrollToRow(at: 0)
    XCTAssertFalse(text.contains("↑ more"))
  }

  func testHiddenViewsAndWhatIsInThemAreNotDrawn() {
    for view in list.list.subviews { view.isHidden = true }
    XCTAssertEqual(
      text,
      """
      ──  Items  ─────────────────────────────────────
      ────────────────────────────────────────────────
      """)
  }

  func testHiddenCellsAndHiddenPartsOfCellsAreNotDrawn() throws {
    let cells = list.list.tableView.visibleCells.compactMap { $0 as? ItemCell }
    cells[0].isHidden = true
    cells[1].dateLabel.isHidden = true
    cells[2].titleLabel.isHidden = true
    XCTAssertEqual(
      text.split(separator: "\n").dropFirst().prefix(3),
      [
        "                                     Disabled",
        "                        3 Feb 2026   Enabled", "[ Add ]",
      ])
  }

  func testEachLineKnowsTheViewThatItShowsAndTheFrameNone() {
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
    XCTAssertEqual(shown, [nil] + views.map(ObjectIdentifier.init) + [nil])
  }

  func testScreenThatNobodyHasSeenIsDrawnEmptyAndNotLoaded() {
    let navigation = NavigationController()
    let screen = ListScreen(source: RowsSource(count: 3))
    navigation.pushViewController(screen)
    XCTAssertEqual(renderer.render(navigation).split(separator: "\n").count, 2)
    XCTAssertFalse(screen.isViewLoaded)
  }

  func testNoTextHoweverOddBreaksTheScreenOrLeavesIt() {
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
    for width in [1, 2, 7, 48] {
      let text = TextRenderer(width: width).render(navigation)
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        XCTAssertLessThanOrEqual(DisplayWidth.columns(of: String(line)), width, "\(line)")
      }
      let commands = text.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
      }
      XCTAssert(commands.isEmpty, "\(width) columns")
    }
  }
}
