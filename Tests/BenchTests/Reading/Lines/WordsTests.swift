import Testing

@testable import bench

/// How names fall into words.
struct WordsTests {
  @Test(arguments: [
    ("isEnabled", ["is", "enabled"]), ("HTTPManager", ["http", "manager"]),
    ("makeItemDetailViewModel", ["make", "item", "detail", "view", "model"]),
    ("ItemsList_DisplayUI", ["items", "list", "display", "ui"]), ("ItemUI", ["item", "ui"]),
    ("`default`", ["default"]), ("x2", ["x", "2"]), ("$0", ["0"]),
    ("größeÄndern", ["größe", "ändern"]),
    ("_", []), ("", []),
  ])
  func areTold(name: String, words: [String]) {
    #expect(name.words == words)
  }

  @Test(arguments: [
    ("makeItemDetailViewModel", true), ("itemDetail", true), ("ItemDetail", true),
    ("ItemsDetail", false), ("detailItem", false), ("itemOfDetail", false), ("itemdetail", false),
  ])
  func standInANameOneAfterAnother(name: String, isContained: Bool) {
    #expect(name.contains(words: ["item", "detail"]) == isContained)
  }

  @Test func noWordsAreInNoName() {
    #expect(!"item".contains(words: []))
  }
}
