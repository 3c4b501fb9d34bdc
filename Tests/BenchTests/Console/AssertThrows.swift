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

/// This very error is thrown.
func assertThrows<Failure: Error & Equatable>(
  _ failure: Failure, _ body: @autoclosure () throws -> Any, file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertThrowsError(try body(), "\(failure)", file: file, line: line) {
    XCTAssertEqual($0 as? Failure, failure, file: file, line: line)
  }
}
