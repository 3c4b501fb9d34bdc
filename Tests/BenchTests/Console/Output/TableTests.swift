import XCTest

@testable import Console

/// Tables as a terminal and a document show them.
final class TableTests: XCTestCase {
  func testColumnsLeanToTheirSide() {
    let calls = table(
      "Calls", note: "Messages per flow.", [.text("version"), .number("messages"), .text("flow")],
      ["MVC", "12", "open"], [], ["VIPER", "1234567890", "refresh"])
    XCTAssertEqual(
      calls.text(),
      """
      Calls
      Messages per flow.
      version    messages  flow
      -------  ----------  -------
      MVC              12  open

      VIPER    1234567890  refresh

      """)
    XCTAssertEqual(
      calls.markdown,
      """
      ### Calls

      Messages per flow.

      | version | messages | flow |
      | :-- | --: | :-- |
      | MVC | 12 | open |
      | VIPER | 1234567890 | refresh |

      """)
    let none = table("Nothing", [.text("a"), .number("b")])
    XCTAssertEqual(none.text(), "Nothing\na  b\n-  -\n")
  }

  func testWideCharactersAreAligned() {
    let items = table(
      "Items", [.text("title"), .number("n")], ["日本語", "1"], ["👩‍👩‍👧 🇩🇪", "2"],
      ["e\u{301}e\u{301}", "3"], ["❤️ 1️⃣", "4"], ["plain", "5"])
    XCTAssertEqual(
      items.text(),
      """
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

  func testTitleAndNoteAreBrokenNumbersNever() {
    let titled = table("a very long title", note: "and a note", [.text("x")])
    XCTAssertEqual(titled.text(width: 8), "a very\nlong\ntitle\nand a\nnote\nx\n-\n")
    let numbers = table("T", [.number("a"), .number("b")], ["1234567890", "1234567890"])
    XCTAssertEqual(numbers.text(width: 13), "T\na:\n  1234567890\nb:\n  1234567890\n")
  }

  func testWithoutAWidthEachRowIsALine() {
    let path = String(repeating: "folder/", count: 40)
    let note = String(repeating: "word ", count: 40)
    let lines = table("T", note: note, [.text("path")], [path]).text(width: nil)
      .split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.last, path)
    XCTAssert(lines.dropLast(2).allSatisfy { $0.count <= 100 })
  }

  func testWhatWouldMoveTheCursorIsReplaced() {
    let signs = table("T", [.text("name")], ["a\nb\t\u{1B}[31mc\r\nd"])
    XCTAssertEqual(
      signs.text(), "T\nname\n------------\na\u{FFFD}b\u{FFFD}\u{FFFD}[31mc\u{FFFD}d\n")
  }

  func testCodeKeepsItsIndentation() {
    let code = Table(
      ["if a {", "  ```", "}"], title: "Code", fields: [.text("a*") { $0 }], isVerbatim: true,
      group: { $0 })
    XCTAssertEqual(
      code.markdown, "### Code\n\na\\*\n\n````\nif a {\n\n  ```\n\n}\n````\n")
    let long = Table(
      ["  call(first: 1, second: 2)"], title: "Code", fields: [.text("") { $0 }], isVerbatim: true)
    XCTAssertEqual(long.text(width: 20), "Code\n  call(first: 1,\n      second: 2)\n")
  }

  func testSignsOfMarkdownAreEscaped() {
    for (text, escaped) in [
      ("a|b", #"a\|b"#), (#"a\b"#, #"a\\b"#), ("didChange(_:)", #"didChange(\_:)"#),
      ("Array<Item>", #"Array\<Item\>"#), ("*`x`* [y] ~z~ &amp;", #"\*\`x\`\* \[y\] \~z\~ \&amp;"#),
      ("line\nbreak", "line\u{FFFD}break"), ("|\u{301}", "\\|\u{301}"), ("plain", "plain"),
    ] {
      XCTAssertEqual(
        table(text, [.text(text)], [text]).markdown,
        "### \(escaped)\n\n| \(escaped) |\n| :-- |\n| \(escaped) |\n")
    }
  }

  func testAReportSetsItsPartsApart() {
    let report = Report(
      opening: ["First."],
      tables: [table("One", [.text("a")], ["1"]), table("Two", [.text("b")])],
      closing: ["That is *all*.", "Really."])
    XCTAssertEqual(
      report.text(),
      """
      What the numbers say
      - First.

      One
      a
      -
      1

      Two
      b
      -

      That is *all*.

      Really.

      """)
    XCTAssertEqual(
      report.markdown,
      """
      ### What the numbers say

      - First.

      ### One

      | a |
      | :-- |
      | 1 |

      ### Two

      | b |
      | :-- |

      That is \\*all\\*.

      Really.

      """)
    XCTAssertEqual(Report().text(), "")
  }

  func table(
    _ title: String, note: String? = nil, _ columns: [Table.Column], _ rows: [String]...
  ) -> Table {
    var table = Table(title: title, note: note, columns: columns)
    for row in rows { if row.isEmpty { table.addSeparator() } else { table.add(row) } }
    return table
  }
}
