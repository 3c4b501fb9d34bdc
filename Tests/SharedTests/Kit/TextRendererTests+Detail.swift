import HeadlessKit
import Items
import Testing

extension TextRendererTests {
  /// Puts a detail with the given words on top.
  func showDetail(title: String, explanation: String = "") {
    let detail = ItemDetailView()
    detail.fieldsView.titleLabel.text = title
    detail.fieldsView.dateLabel.text = "3 Feb 2026"
    detail.fieldsView.stateLabel.text = "Enabled"
    detail.fieldsView.showExplanation(explanation)
    navigation.pushViewController(PlainScreen(ItemDetailView.screenTitle, showing: detail))
  }

  @Test func `A detail wraps its words, keeps its paragraphs, and offers the way back`() {
    showDetail(
      title: "Bill yearly plans that began on 29 February, whatever the year",
      explanation: "They have no birthday in most years.\n\nUntil now they renewed on 1 March.")
    #expect(
      text == """
        ──  ‹ Back  Item  ──────────────────────────────
        Bill yearly plans that began on 29 February,
        whatever the year
        3 Feb 2026
        Enabled
        They have no birthday in most years.

        Until now they renewed on 1 March.
        ────────────────────────────────────────────────
        """)
  }

  @Test func `A word wider than the screen is cut, on a line of its own and without a blank one`() {
    let word = String(repeating: "暗", count: 30)
    showDetail(title: word, explanation: "See \(word) there")
    let cut = String(repeating: "暗", count: 23) + "…"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == cut)
    #expect(lines.dropFirst(4).dropLast() == ["See", Substring(cut), "there"])
  }

  @Test func `Every kind of line end starts a new line, and a tab is a space`() {
    showDetail(title: "a\r\nb\u{2028}c d\te")
    #expect(text.split(separator: "\n").dropFirst().prefix(3) == ["a", "b", "c d e"])
  }

  @Test func `Text from right to left is drawn as it is`() {
    showDetail(title: "תיקון שגיאה 404 בדף ההרשמה")
    #expect(text.split(separator: "\n")[1] == "תיקון שגיאה 404 בדף ההרשמה")
  }

  @Test func `A failed detail shows its error, with Retry where that could help`() {
    let detail = ItemDetailView()
    navigation.pushViewController(PlainScreen(ItemDetailView.screenTitle, showing: detail))
    detail.statusView.showLoading(true)
    detail.statusView.showError("The server took too long to answer.", offersRetry: true)
    #expect(
      text == """
        ──  ‹ Back  Item  ──────────────────────────────
        Loading…
        The server took too long to answer.
        [ Retry ]
        ────────────────────────────────────────────────
        """)
    detail.statusView.showError("This item no longer exists.", offersRetry: false)
    #expect(!text.contains("Retry"))
  }
}
