import XCTest

@testable import Console

/// Where the cells of a table go for which there is little room.
extension TableTests {
  func testTextGoesOnInTheNextLineAndHeadingsTooButNoName() {
    let long = table(
      "T", [.text("path"), .number("messages per flow"), .text("role")],
      ["Sources/MVC/Controller.swift", "1234", "binds a view to its model"],
      ["short", "5", "model"])
    XCTAssertEqual(
      long.text(width: 60),
      """
      T
      path                          messages per  role
                                            flow
      ----------------------------  ------------  ----------------
      Sources/MVC/Controller.swift          1234  binds a view to
                                                  its model
      short                                    5  model

      """)
  }

  /// Beside the columns that tell rows apart, about the same number in each part.
  func testColumnsForWhichThereIsNoRoomStandBelow() {
    let wide = table(
      "T", [.text("flow"), .number("items")] + ["A", "B", "C"].map { .number("Version\($0)") },
      ["open", "8", "1", "2", "3"], [], ["open", "64", "4", "5", "6"])
    XCTAssertEqual(
      wide.text(width: 34),
      """
      T
      flow  items  VersionA  VersionB
      ----  -----  --------  --------
      open      8         1         2

      open     64         4         5

      flow  items  VersionC
      ----  -----  --------
      open      8         3

      open     64         6

      """)
  }

  func testATableWithoutRoomIsTurnedOnItsSide() {
    let records = table(
      "T", [.text("place"), .number("line"), .text("test")],
      ["Sources/MVC/Model.swift", "7", "ModelTests/\(String.softBreak)testSaveSendsOnce"],
      ["Sources/MVC/View.swift", "8", ""])
    XCTAssertEqual(
      records.text(width: 24),
      """
      T
      place:
        Sources/MVC/
        Model.swift
      line:   7
      test:
        ModelTests/
        testSaveSendsOnce

      place:
        Sources/MVC/View.swift
      line:   8

      """)
    XCTAssert(records.text(width: nil).contains("  ModelTests/testSaveSendsOnce\n"))
    XCTAssertFalse(records.markdown.contains(String.softBreak))
  }

  /// Whatever it holds, as long as each name fits into a line by itself.
  func testNoTableIsWiderThanItsWidthAndNoNameIsBroken() {
    var generator = SystemRandomNumberGenerator()
    func word(_ most: Int) -> String {
      String(repeating: "n", count: .random(in: 1...most, using: &generator))
    }
    for width in 60...200 {
      let columns = (0..<Int.random(in: 1...9)).map { index -> Table.Column in
        Bool.random() ? .text("text \(word(12))") : .number("number \(index)")
      }
      var random = Table(title: word(20), note: "a note of words", columns: columns)
      for _ in 0..<4 {
        random.add(
          columns.map { column in
            column.isNumber
              ? "\(Int.random(in: 0...9_999_999))"
              : (0..<Int.random(in: 1...5)).map { _ in word(50) }.joined(separator: " ")
          })
      }
      let text = random.text(width: width)
      let lines = text.split(separator: "\n").map(String.init)
      XCTAssertEqual(lines.filter { $0.displayWidth > width || $0.hasSuffix(" ") }, [], text)
      let words = Set(lines.flatMap { $0.split(separator: " ") })
      for cell in random.cells.joined() {
        XCTAssert(cell.split(separator: " ").allSatisfy(words.contains), "\(cell) in\n\(text)")
      }
    }
  }
}
