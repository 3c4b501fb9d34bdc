import Testing

@testable import bench

/// The Markdown of the package's documents as HTML.
struct MarkdownTests {
  @Test(arguments: [
    ("a\nb\n\nc", "<p>a b</p><p>c</p>"),
    ("- a\n  b\n- `<i>`", "<ul><li>a b<li><code>&lt;i&gt;</code></ul>"),
    ("9. a\n10. b", "<ol><li>a<li>b</ol>"),
    (
      "| a | b |\n|---|---|\n| 1 | **2** |\n",
      "<table><thead><tr><th scope=\"col\">a<th scope=\"col\">b</thead>"
        + "<tbody><tr><td>1<td><b>2</b></tbody></table>"
    ),
    (
      "```swift\nlet a = \"\"\n\n- b\n```\nc",
      "<pre><code>let a = &quot;&quot;\n\n- b</code></pre><p>c</p>"
    ),
    ("## A b, c?", "<h4 id=\"a-b-c\">A b, c?</h4>"),
    ("<!-- left out -->", ""),
    (
      "*a* `*b*` [`c` d](in.swift) [e](out.swift)",
      "<p><em>a</em> <code>*b*</code> <a href=\"#in.swift\"><code>c</code> d</a> e</p>"
    ),
    (
      "See L10, not XL10 nor `L10`.",
      "<p>See <a href=\"#L10\">L10</a>, not XL10 nor <code>L10</code>.</p>"
    ),
    ("<script>alert(1)</script> 2 %", "<p>&lt;script&gt;alert(1)&lt;/script&gt; 2\u{a0}%</p>"),
  ])
  func isConverted(markdown: String, html: String) {
    let known = ["in.swift", "L10"]
    #expect(Markdown { known.contains($0) ? $0 : nil }.html(markdown).source == html)
  }
}
