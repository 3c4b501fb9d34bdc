import XCTest

/// Answers one of the requests that a spy holds; fails if there is no such request.
func complete<Value>(
  _ completions: [(Value) -> Void], _ index: Int = 0, with value: Value,
  file: StaticString = #filePath, line: UInt = #line
) {
  guard completions.indices.contains(index) else {
    return XCTFail("There is no request \(index)", file: file, line: line)
  }
  completions[index](value)
}
