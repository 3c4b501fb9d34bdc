import Testing

@testable import bench

/// What the terminal shows while measuring.
struct ProgressLineTests {
  @Test func eachLineReplacesTheOneBefore() {
    #expect(shown(width: 80) == ["\r\u{1B}[Kopen list, 8 items, 31 s left", "\r\u{1B}[K"])
  }

  @Test func aLineIsCutAtTheEdge() {
    #expect(shown(width: 16) == ["\r\u{1B}[Kopen list, 8", "\r\u{1B}[K"])
  }

  @Test func theEndIsNeverPromisedForNow() {
    var text = ""
    ProgressLine(width: 80) { text += $0 }.show("open", remaining: .zero)
    #expect(text == "\r\u{1B}[Kopen, 1 s left")
  }

  private func shown(width: Int) -> [String] {
    var texts: [String] = []
    let line = ProgressLine(width: width) { texts.append($0) }
    line.show("open list, 8 items", remaining: .milliseconds(30_200))
    line.clear()
    return texts
  }
}
