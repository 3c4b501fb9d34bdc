import Foundation
import Testing

@testable import bench

/// What comes from elsewhere is text in a page, whatever it says.
struct HTMLTests {
  static let hostile = #"</script><script>alert("1")</script> {{data}} & 'more'"#

  @Test func textIsEscaped() {
    let escaped =
      "&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; {{data}} &amp; 'more'"
    #expect(HTML(text: Self.hostile).source == escaped)
    #expect(
      HTML("td", Self.hostile, ["title": Self.hostile]).source
        == "<td title=\"\(escaped)\">\(escaped)")
    var table = Table(
      title: Self.hostile, note: Self.hostile,
      columns: [.init(title: Self.hostile, isNumber: false)])
    table.add([Self.hostile])
    #expect(table.folded.source.components(separatedBy: escaped).count > 4)
    #expect(!table.folded.source.contains("script>"))
  }

  @Test func gapsAreFilledOnce() {
    let filled = HTML(
      template: "<p>{{a}}</p>{{b}}}}{{a}}{{none}}.",
      filling: ["a": HTML(text: "{{b}}"), "b": HTML("i", [HTML(text: "1"), HTML("b", "2")])])
    #expect(filled.source == "<p>{{b}}</p><i>1<b>2</b></i>}}{{b}}.")
  }

  @Test func dataEndNoScript() {
    #expect(
      HTML(json: #"["</script>"]"#, id: "data").source
        == #"<script id="data" type="application/json">["\u003c/script>"]</script>"#)
  }
}
