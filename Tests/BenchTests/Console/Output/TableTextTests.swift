import HeadlessKit
import Testing

@testable import bench

/// Tables as a terminal shows them.
struct TableTextTests {
  @Test func columnsLeanToTheirSide() {
    var table = Table(
      title: "Calls", note: "Messages per flow.",
      columns: [.text("architecture"), .number("messages"), .text("flow")])
    table.add(["MVC", "12", "open"])
    table.addSeparator()
    table.add(["VIPER", "1234567890", "refresh"])
    #expect(
      table.text() == """
        Calls
        Messages per flow.
        architecture    messages  flow
        ------------  ----------  -------
        MVC                   12  open

        VIPER         1234567890  refresh

        """)
  }

  @Test func anEmptyTableIsItsHeadings() {
    let table = Table(title: "Nothing", columns: [.text("a"), .number("b")])
    #expect(table.text() == "Nothing\na  b\n-  -\n")
  }

  @Test func wideCharactersAreAligned() {
    var table = Table(title: "Items", columns: [.text("title"), .number("n")])
    table.add(["日本語", "1"])
    table.add(["👩‍👩‍👧 🇩🇪", "2"])
    table.add(["e\u{301}e\u{301}", "3"])
    table.add(["❤️ 1️⃣", "4"])
    table.add(["plain", "5"])
    #expect(
      table.text() == """
        Items
        title   n
        ------  -
        日本語  1
        👩‍👩‍👧 🇩🇪   2
        e\u{301}e\u{301}      3
        ❤️ 1️⃣   4
        plain   5

        """)
  }

  @Test func longTextGoesOnInTheNextLine() {
    var table = Table(title: "T", columns: [.text("path"), .number("lines"), .text("role")])
    table.add(["Sources/MVC/ItemsList/ItemsListViewBinding.swift", "1234", "view binding"])
    table.add(["short", "5", "model"])
    #expect(
      table.text(width: 40) == """
        T
        path                 lines  role
        -------------------  -----  ------------
        Sources/MVC/Items     1234  view binding
        List/ItemsListView
        Binding.swift
        short                    5  model

        """)
  }

  @Test func withoutAWidthEachRowIsALine() {
    var table = Table(
      title: "T", note: String(repeating: "word ", count: 40), columns: [.text("path")])
    let path = String(repeating: "folder/", count: 40)
    table.add([path])
    let lines = table.text(width: nil).split(separator: "\n").map(String.init)
    #expect(lines.last == path)
    #expect(lines.dropLast(2).allSatisfy { $0.count <= 100 })
  }

  @Test func longHeadingsBreakBetweenWords() {
    var table = Table(title: "T", columns: [.text("flow"), .number("messages per flow and size")])
    table.add(["open", "12"])
    #expect(
      table.text(width: 16) == """
        T
        flow    messages
                per flow
                and size
        ----  ----------
        open          12

        """)
  }

  @Test func titleAndNoteAreBrokenToo() {
    let table = Table(title: "a very long title", note: "and a note", columns: [.text("x")])
    #expect(table.text(width: 8) == "a very\nlong\ntitle\nand a\nnote\nx\n-\n")
  }

  @Test func numbersAreNeverBroken() {
    var table = Table(title: "T", columns: [.number("a"), .number("b")])
    table.add(["1234567890", "1234567890"])
    #expect(table.text(width: 10).hasSuffix("1234567890  1234567890\n"))
  }

  @Test func whatWouldMoveTheCursorIsReplaced() {
    var table = Table(title: "T", columns: [.text("name")])
    table.add(["a\nb\t\u{1B}[31mc\r\nd"])
    #expect(table.text() == "T\nname\n------------\na\u{FFFD}b\u{FFFD}\u{FFFD}[31mc\u{FFFD}d\n")
  }

  @Test func aHundredColumnsAreEnoughForManyTextColumns() {
    var table = Table(title: "T", columns: (1...5).map { .text("column \($0)") })
    table.add((1...5).map { String(repeating: "word ", count: 10 * $0) })
    let lines = table.text().split(separator: "\n")
    #expect(lines.filter { String($0).displayWidth > 100 }.isEmpty)
    #expect(lines.filter { $0.hasSuffix(" ") }.isEmpty)
  }
}
