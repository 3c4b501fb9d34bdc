import Foundation
import XCTest

@testable import Console
@testable import Results

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
    XCTAssertEqual(table.folded().source.components(separatedBy: escaped).count, 6)
    XCTAssertFalse(table.folded().source.contains("script>"))
    let page = try Page(document: Document(trace: []), failure: hostile).html()
    XCTAssert(page.contains("No numbers: \(escaped)<"))
    XCTAssertFalse(page.contains(hostile))
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
      ("a\nb\n\nc", "<p>a b</p><p>c</p>"),
      ("- a\n  b\n- `<i>`", "<ul><li>a b<li><code>&lt;i&gt;</code></ul>"),
      ("9. a\n10. b", "<ol><li>a<li>b</ol>"),
      (
        "| a | b |\n|---|---|\n| 1 | **2** |\n",
        "<table><thead><tr><th scope='col'>a<th scope='col'>b</thead>"
          + "<tbody><tr><td>1<td><b>2</b></tbody></table>"
      ),
      (
        "```swift\nlet a = \"\"\n\n- b\n```\nc",
        "<pre><code>let a = &quot;&quot;\n\n- b</code></pre><p>c</p>"
      ),
      ("## A b, c?", "<h4 id='a-b-c'>A b, c?</h4>"),
      ("<!-- left out -->", ""),
      (
        "*a* `*b*` [`c` d](in.swift) [e](out.swift)",
        "<p><em>a</em> <code>*b*</code> <a href='#in.swift'><code>c</code> d</a> e</p>"
      ),
      (
        "See L10, not XL10 nor `L10`.",
        "<p>See <a href='#L10'>L10</a>, not XL10 nor <code>L10</code>.</p>"
      ),
      ("<script>alert(1)</script> 2 %", "<p>&lt;script&gt;alert(1)&lt;/script&gt; 2\u{a0}%</p>"),
    ]
    let markdown = Markdown { ["in.swift", "L10"].contains($0) ? $0 : nil }
    for (text, html) in cases { XCTAssertEqual(markdown.html(text).source, html) }
  }

  /// A listing tells the kinds of words apart, and has each line as it is written.
  func testWordsOfAListingAreMarkedByTheirKind() {
    let text = """
      final class A { var open = weak.final() }  // <i>
      \("\"\"\"")
        b \\(C.self)
      \("\"\"\"")

      """
    XCTAssertEqual(
      Listing(path: "Sources/M/F/A.swift", text: text, cited: [2]).html.source,
      """
      <details id="Sources/M/F/A.swift"><summary>F/A.swift <small>4 lines</small></summary>\
      <pre class="listing" tabindex="0"><code><span><b>final</b> <b>class</b> <var>A</var> { \
      <b>var</b> open = weak.final() }  <i>// &lt;i&gt;</i>
      </span><span id='Sources/M/F/A.swift:2'><samp>&quot;&quot;&quot;</samp>
      </span><span><samp>  b \\(</samp><var>C</var>.self<samp>)</samp>
      </span><span><samp>&quot;&quot;&quot;</samp>
      </span></code></pre></details>
      """)
  }
}
