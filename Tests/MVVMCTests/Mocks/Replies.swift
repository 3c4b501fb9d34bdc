import Items
import XCTest

/// The replies to requests of one kind, which come when the test sends them, and as often.
struct Replies<Value> {
  private var completions: [Completion<Value>] = []

  mutating func hold(_ completion: @escaping Completion<Value>) {
    completions.append(completion)
  }

  /// Sends the reply to a request, counted from 0 among those of its kind.
  func send(
    _ result: Result<Value, NetworkError>, to index: Int = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard completions.indices.contains(index) else {
      return XCTFail("only \(completions.count) requests were sent", file: file, line: line)
    }
    completions[index](result)
  }
}
