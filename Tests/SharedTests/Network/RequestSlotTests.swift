import Items
import Testing

/// The double that carries the requests ignores cancel, so that what is proven is the slot's own guard.
struct RequestSlotTests {
  let slot = RequestSlot()
  let log = Log()

  /// Starts a request and returns what completes it.
  func start(_ name: String) -> Completion<Int> {
    var complete: Completion<Int> = { _ in }
    slot.start { completion in
      complete = completion
      return CancelLog(log: log)
    } then: { [log] in
      log.append("\(name) \($0)")
    }
    return complete
  }

  @Test func `A result is handled once`() {
    let complete = start("list")
    complete(.success(1))
    complete(.success(2))
    #expect(log.entries == ["list success(1)"])
  }

  /// X5.
  @Test func `A result that comes after a cancel is not handled`() {
    let complete = start("list")
    slot.cancel()
    complete(.success(1))
    #expect(log.entries == ["cancelled"])
  }

  /// A4 X5.
  @Test func `A new request cancels the one under way, whose result is not handled`() {
    let first = start("first")
    let second = start("second")
    first(.success(1))
    second(.failure(.offline))
    first(.success(1))
    #expect(log.entries == ["cancelled", "second failure(Items.NetworkError.offline)"])
  }

  @Test func `Cancelling with nothing under way does nothing`() {
    slot.cancel()
    start("list")(.success(1))
    slot.cancel()
    #expect(log.entries == ["list success(1)"])
  }

  @Test func `A request can follow another from within its handler`() {
    var second: Completion<Int> = { _ in }
    var first: Completion<Int> = { _ in }
    slot.start { completion in
      first = completion
      return CancelLog(log: log)
    } then: { _ in
      second = start("second")
    }
    first(.success(1))
    second(.success(2))
    #expect(log.entries == ["second success(2)"])
  }

  @Test func `A request may complete before it has been sent`() {
    slot.start { completion in
      completion(.success(1))
      return CancelLog(log: log)
    } then: { [log] (result: Result<Int, NetworkError>) in
      log.append("\(result)")
    }
    slot.cancel()
    #expect(log.entries == ["success(1)"])
  }

  /// X2 X5.
  @Test func `A slot that is gone handles nothing, and no request keeps it`() {
    var slot: RequestSlot? = RequestSlot()
    weak let released = slot
    var complete: Completion<Int> = { _ in }
    slot?.start { completion in
      complete = completion
      return CancelLog(log: log)
    } then: { [log] in
      log.append("\($0)")
    }
    slot = nil
    #expect(released == nil)
    complete(.success(1))
    #expect(log.entries == [])
  }
}
