import HeadlessKit
import Testing

@testable import bench

/// Several tables in one output.
struct ReportTests {
  let report: Report = {
    var first = Table(title: "One", columns: [.text("a")])
    first.add(["1"])
    let second = Table(title: "Two", columns: [.text("b")])
    return Report(
      opening: ["First."], tables: [first, second], closing: ["That is *all*.", "Really."])
  }()

  @Test func textSetsPartsApartByEmptyLines() {
    #expect(
      report.text() == """
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
  }

  @Test func markdownKeepsTheClosing() {
    #expect(
      report.markdown == """
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
  }

  @Test func anEmptyReportIsEmpty() {
    #expect(Report().text() == "")
  }
}
