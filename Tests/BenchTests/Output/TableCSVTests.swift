import HeadlessKit
import Testing

@testable import bench

/// Tables for other programs.
struct TableCSVTests {
  @Test func rowsEndAsTheStandardSays() {
    var table = Table(title: "Calls", note: "A note.", columns: [.text("flow"), .number("n")])
    table.add(["open", "1"])
    table.addSeparator()
    table.add(["", "2"])
    #expect(table.csv == "flow,n\r\nopen,1\r\n,2\r\n")
  }

  @Test(arguments: [
    ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "\"a\nb\""),
    ("a\r\nb", "\"a\r\nb\""), ("\"\u{301}", "\"\"\"\u{301}\""), (" space ", " space "),
    ("日本", "日本"),
  ])
  func whatWouldSplitACellIsQuoted(cell: String, quoted: String) {
    var table = Table(title: "T", columns: [.text(cell), .text("x")])
    table.add([cell, cell])
    let expected = "\(quoted),x\r\n\(quoted),\(quoted)\r\n"
    #expect(Array(table.csv.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
