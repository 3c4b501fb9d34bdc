import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import Suites

/// What comes from elsewhere is text in a page, whatever it says.
final class HTMLTests: XCTestCase {
  private let hostile = #"</script><script>alert("1")</script> {{data}} & 'more'"#

  func testTextIsEscaped() throws {
    let escaped =
      "&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; {{data}} &amp; &#39;more&#39;"
    let html: HTML = "<td title='\(hostile)'>\(hostile)"
    XCTAssertEqual(html.source, "<td title='\(escaped)'>\(escaped)")
    var table = Table(
      title: hostile, note: hostile, columns: [.init(title: hostile, isNumber: false)])
    table.add([hostile])
    XCTAssertEqual(table.folded.source.components(separatedBy: escaped).count, 6)
    XCTAssertFalse(table.folded.source.contains("script>"))
    var page = Page(Document())
    page.screens = [hostile]
    XCTAssert(try page.html.contains("<pre tabindex='0'>\(escaped)</pre>"))
  }

  func testPiecesAreJoinedWithoutLineEndsAndMargins() {
    let pieces = ["<b>1</b>", "2"] as [HTML]
    let html: HTML = """
      <i>\(pieces)
        <u>\("a\n b")</u> c
      </i>
      """
    XCTAssertEqual(html.source, "<i><b>1</b>2<u>a\n b</u> c</i>")
  }

  func testGapsAreFilledOnce() {
    let filled = HTML(
      template: "<p>{{a}}</p>{{b}}}}{{a}}{{none}}.", filling: ["a": "{{b}}", "b": "<i>1</i>"])
    XCTAssertEqual(filled.source, "<p>{{b}}</p><i>1</i>}}{{b}}.")
  }

  func testMarkdownIsConverted() {
    let cases = [
      ("*a* `*b*` [`c` d](in.swift)", "<em>a</em> <code>*b*</code> <code>c</code> d"),
      ("**a *b* c** `<i>`", "<b>a <em>b</em> c</b> <code>&lt;i&gt;</code>"),
      ("<script>alert(1)</script> 2 %", "&lt;script&gt;alert(1)&lt;/script&gt; 2\u{a0}%"),
    ]
    for (text, html) in cases { XCTAssertEqual(HTML(markdown: text).source, html) }
  }

  func testWordsOfAnExcerptAreMarkedByTheirKind() {
    let marked = [
      (
        "final class A { var open = weak.final() }  // <i>",
        "b:final b:class var:A b:var i:// &lt;i&gt;"
      ),
      ("let a = \"b\\(C.self)\" + 1", "b:let samp:&quot;b\\( var:C samp:)&quot; samp:1"),
    ]
    for (line, marks) in marked {
      let html = excerpt([line]).listing.source
      let found = html.matches(of: /<(b|i|samp|var)>(.*?)<\/\1>/).map { "\($0.1):\($0.2)" }
      XCTAssertEqual(found.joined(separator: " "), marks)
    }
  }

  func testAnExcerptHasEachLineWithItsNumberAndIndent() {
    let html = excerpt(["func a() {", "    b()", "", "}"]).html.source
    XCTAssert(html.contains("id='Sources/M/A.swift:7-10'"), html)
    XCTAssert(html.contains("start='7'"), html)
    XCTAssertEqual(
      html.matches(of: /<li><div><s>( *)<\/s><span>(.*?)<\/span>/).map { "\($0.1)|\($0.2)" },
      ["|<b>func</b> a() {", "    |b()", "|", "|}"])
  }

  private func excerpt(_ lines: [String]) -> Excerpt {
    Excerpt(place: .init(file: "Sources/M/A.swift", line: 7, lastLine: 10), lines: lines)
  }
}
