import XCTest

/// What goes wrong is said in these words.
func assertThrows(
  _ words: String, _ body: @autoclosure () throws -> Any, file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertThrowsError(try body(), words, file: file, line: line) {
    XCTAssertEqual("\($0)", words, file: file, line: line)
  }
}
