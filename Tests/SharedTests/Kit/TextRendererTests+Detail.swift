import HeadlessKit
import ItemsScreens
import XCTest

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

  func testDetailWrapsItsWordsKeepsItsParagraphsAndOffersTheWayBack() {
    showDetail(
      title: "Bill yearly plans that began on 29 February, whatever the year",
      explanation: "They have no birthday in most years.\n\nUntil now they renewed on 1 March.")
    XCTAssertEqual(
      text,
      """
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

  func testWordWiderThanTheScreenIsCutOnItsOwnLineWithoutABlankOne() {
    let word = String(repeating: "暗", count: 30)
    showDetail(title: word, explanation: "See \(word) there")
    let cut = String(repeating: "暗", count: 23) + "…"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(lines[1], Substring(cut))
    XCTAssertEqual(lines.dropFirst(4).dropLast(), ["See", Substring(cut), "there"])
  }

  func testEveryKindOfLineEndStartsANewLineAndATabIsASpace() {
    showDetail(title: "a\r\nb\u{2028}c d\te")
    XCTAssertEqual(text.split(separator: "\n").dropFirst().prefix(3), ["a", "b", "c d e"])
  }

  func testTextFromRightToLeftIsDrawnAsItIs() {
    showDetail(title: "תיקון שגיאה 404 בדף ההרשמה")
    XCTAssertEqual(text.split(separator: "\n")[1], "תיקון שגיאה 404 בדף ההרשמה")
  }

  func testFailedDetailShowsItsErrorWithRetryWhereThatCouldHelp() {
    let detail = ItemDetailView()
    navigation.pushViewController(PlainScreen(ItemDetailView.screenTitle, showing: detail))
    detail.statusView.showLoading(true)
    detail.statusView.showError("The server took too long to answer.", offersRetry: true)
    XCTAssertEqual(
      text,
      """
      ──  ‹ Back  Item  ──────────────────────────────
      Loading…
      The server took too long to answer.
      [ Retry ]
      ────────────────────────────────────────────────
      """)
    detail.statusView.showError("This item no longer exists.", offersRetry: false)
    XCTAssertFalse(text.contains("Retry"))
  }
}
