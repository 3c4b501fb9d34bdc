import Testing

@testable import bench

/// A listing tells the kinds of words apart, and has each line as it is written.
struct ListingTests {
  @Test func wordsAreMarkedByTheirKind() {
    let text = """
      final class A { var open = weak.final() }  // <i>
      \("\"\"\"")
        b \\(C.self)
      \("\"\"\"")

      """
    let listing = Listing(path: "Sources/M/F/A.swift", text: text, cited: [2])
    #expect(
      listing.html.source == """
        <details id="Sources/M/F/A.swift"><summary>F/A.swift <small>4 lines</small></summary>\
        <pre class="listing" tabindex="0"><code><span><b>final</b> <b>class</b> <var>A</var> { \
        <b>var</b> open = weak.final() }  <i>// &lt;i&gt;</i>
        </span><span id="Sources/M/F/A.swift:2"><samp>&quot;&quot;&quot;
        </samp></span><span><samp>  b \\(</samp><var>C</var>.self<samp>)
        </samp></span><span><samp>&quot;&quot;&quot;</samp>
        </span></code></pre></details>
        """)
  }
}
