import Items
import ItemsNetworking
import XCTest

/// Records the requests of one kind and their cancels; replies at once with a result, or when the test says so.
///
/// It ignores a cancel: the reply to a cancelled request arrives all the same, so that tests can prove that
/// late replies change nothing.
final class RequestDouble<Value> {
  /// The reply to the requests that follow; `nil` holds their replies.
  var nextResult: Result<Value, NetworkError>?
  /// The numbers of the cancelled requests, in the order of the cancels; the first request has the number 0.
  private(set) var cancelled: [Int] = []
  private var completions: [Completion<Value>] = []

  init(firstResult: Result<Value, NetworkError>?) {
    nextResult = firstResult
  }

  func send(_ completion: @escaping Completion<Value>) -> any Cancellable {
    let number = completions.count
    completions.append(completion)
    if let nextResult { completion(nextResult) }
    return CancellableSpy { [weak self] in self?.cancelled.append(number) }
  }

  /// Replies to a request, even if it was cancelled or has had a reply.
  func reply(
    to number: Int = 0, with result: Result<Value, NetworkError>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard completions.indices.contains(number) else {
      return XCTFail("There was no request \(number).", file: file, line: line)
    }
    completions[number](result)
  }
}
