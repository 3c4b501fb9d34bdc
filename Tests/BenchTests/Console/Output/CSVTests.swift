import Testing

@testable import bench

/// Rows for other programs.
struct CSVTests {
  private struct Row: ResultRow {
    var flow = "open"
    var perItemNs: Double? = 1.5
    var parts = [1, 2]
    var tests: [String] = ["a", "b"]
    var mode = Mode.typed
  }

  @Test func columnsAreTheRowsPropertiesInTheirOrder() {
    #expect(
      CSV.text([Row(), Row(flow: "", perItemNs: nil, tests: [])])
        == "flow,per_item_ns,tests,mode\r\nopen,1.5,a b,typed\r\n,,,typed\r\n")
    #expect(CSV.text([]) == "")
  }

  @Test(arguments: [
    ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "\"a\nb\""),
    ("a\r\nb", "\"a\r\nb\""), ("\"\u{301}", "\"\"\"\u{301}\""), (" space ", " space "),
    ("日本", "日本"),
  ])
  func whatWouldSplitACellIsQuoted(cell: String, quoted: String) {
    let expected = "flow,per_item_ns,tests,mode\r\n\(quoted),1.5,a b,typed\r\n"
    #expect(Array(CSV.text([Row(flow: cell)]).unicodeScalars) == Array(expected.unicodeScalars))
  }
}
