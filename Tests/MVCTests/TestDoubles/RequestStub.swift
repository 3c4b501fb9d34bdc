import Items
import ItemsNetworking
import XCTest

/// Answers requests at once with a result, or holds the replies until the test lets them come.
///
/// It ignores a cancel: a reply that was called off comes all the same, which is what a guard against
/// late replies has to withstand.
class RequestStub<Value> {
  /// What every request gets; `nil` holds its reply.
  private let result: Result<Value, NetworkError>?
  /// What each request returned, in the order sent.
  private(set) var handles: [CancellableSpy] = []
  private var completions: [Completion<Value>] = []

  init(firstResult: Result<Value, NetworkError>? = nil) {
    result = firstResult
  }

  func send(_ completion: @escaping Completion<Value>) -> any Cancellable {
    let handle = CancellableSpy()
    handles.append(handle)
    completions.append(completion)
    if let result { completion(result) }
    return handle
  }

  /// Lets the reply to a request come, whether it was held, called off, or answered before.
  func reply(
    to index: Int = 0, with result: Result<Value, NetworkError>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard completions.indices.contains(index) else {
      return XCTFail("there was no request \(index)", file: file, line: line)
    }
    completions[index](result)
  }
}
