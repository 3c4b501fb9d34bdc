import HeadlessKit
import Testing

@testable import bench

/// Tables in a document.
struct TableMarkdownTests {
  @Test func alignmentsAreSaidAndSeparatorsLeftOut() {
    var table = Table(title: "Calls", note: "A note.", columns: [.text("flow"), .number("n")])
    table.add(["open", "1"])
    table.addSeparator()
    table.add(["add", "2"])
    #expect(
      table.markdown == """
        ### Calls

        A note.

        | flow | n |
        | :-- | --: |
        | open | 1 |
        | add | 2 |

        """)
  }

  @Test func codeKeepsItsIndentation() {
    let lines = ["if a {", "  ```", "}"]
    let table = Table(
      lines, title: "Code", fields: [.text("a*") { $0 }], isVerbatim: true, group: { $0 })
    #expect(
      table.markdown == """
        ### Code

        a\\*

        ````
        if a {

          ```

        }
        ````

        """)
  }

  @Test(arguments: [
    ("a|b", #"a\|b"#), (#"a\b"#, #"a\\b"#), ("didChange(_:)", #"didChange(\_:)"#),
    ("Array<Item>", #"Array\<Item\>"#), ("*`x`* [y] ~z~ &amp;", #"\*\`x\`\* \[y\] \~z\~ \&amp;"#),
    ("line\nbreak", "line\u{FFFD}break"), ("|\u{301}", "\\|\u{301}"), ("plain", "plain"),
  ])
  func signsAreEscaped(text: String, escaped: String) {
    var table = Table(title: text, columns: [.text(text)])
    table.add([text])
    #expect(
      table.markdown == "### \(escaped)\n\n| \(escaped) |\n| :-- |\n| \(escaped) |\n")
  }
}
