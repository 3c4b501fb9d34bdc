import HeadlessKit
import Testing

struct ActivityIndicatorTests {
  @Test func `It shows only while something is under way`() {
    let indicator = ActivityIndicator()
    #expect(!indicator.isVisible)
    indicator.startAnimating()
    #expect(indicator.isAnimating)
    #expect(indicator.isVisible)
    indicator.stopAnimating()
    #expect(!indicator.isAnimating)
    #expect(!indicator.isVisible)
  }
}
