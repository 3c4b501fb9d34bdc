import Items
import Testing

/// The double that carries the requests ignores cancel, so that what is proven is the slot's own guard.
struct RequestSlotTests {
  let slot = RequestSlot()
  let log = Log()

  /// Starts a request and returns what completes it.
  @discardableResult
  func start(_ name: String, onCancel: @escaping () -> Void = {}) -> Completion<Int> {
    var complete: Completion<Int> = { _ in }
    slot.start { completion in
      complete = completion
      return Handle { [log] in
        log.append("\(name) cancelled")
        onCancel()
      }
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
    #expect(log.entries == ["list cancelled"])
  }

  /// A4 X5.
  @Test func `A new request cancels the one under way, whose result is not handled`() {
    let first = start("first")
    let second = start("second")
    first(.success(1))
    second(.success(2))
    first(.success(1))
    #expect(log.entries == ["first cancelled", "second success(2)"])
  }

  @Test func `Cancelling with nothing under way does nothing`() {
    slot.cancel()
    start("list")(.success(1))
    slot.cancel()
    #expect(log.entries == ["list success(1)"])
  }

  @Test func `A cancel that starts another request keeps that one under way`() {
    var second: Completion<Int> = { _ in }
    let first = start("first") { second = start("second") }
    slot.cancel()
    first(.success(1))
    second(.success(2))
    #expect(log.take() == ["first cancelled", "second success(2)"])
    start("first") { start("second") }
    for _ in 0..<3 { slot.cancel() }
    #expect(log.entries == ["first cancelled", "second cancelled"])
  }

  @Test func `A new request takes the place of one that the cancel of the old one started`() {
    var second: Completion<Int> = { _ in }
    start("first") { second = start("second") }
    let third = start("third")
    second(.success(2))
    third(.success(3))
    #expect(log.entries == ["first cancelled", "second cancelled", "third success(3)"])
  }

  @Test func `A request can follow another from within its handler`() {
    var second: Completion<Int> = { _ in }
    var first: Completion<Int> = { _ in }
    slot.start { completion in
      first = completion
      return Handle { Issue.record("cancelled") }
    } then: { _ in
      second = start("second")
    }
    first(.success(1))
    second(.success(2))
    #expect(log.entries == ["second success(2)"])
  }

  @Test func `A request may complete before it has been sent, and its handler start another`() {
    slot.start { completion in
      let request = PendingRequest(completion: completion)
      request.complete { .success(1) }
      return request
    } then: { [log] (result: Result<Int, NetworkError>) in
      log.append("first \(result)")
      start("second")
    }
    slot.cancel()
    #expect(log.entries == ["first success(1)", "second cancelled"])
  }

  @Test func `A request that is cancelled while it is sent is called off, and handled no more`() {
    slot.start { completion in
      slot.cancel()
      completion(.success(1))
      return Handle { [log] in log.append("cancelled") }
    } then: { [log] (result: Result<Int, NetworkError>) in
      log.append("\(result)")
    }
    #expect(log.entries == ["cancelled"])
  }

  /// X2 X5.
  @Test func `A slot that is gone handles nothing, and no request keeps it`() {
    var slot: RequestSlot? = RequestSlot()
    weak let released = slot
    var complete: Completion<Int> = { _ in }
    slot?.start { completion in
      complete = completion
      return Handle {}
    } then: { [log] in
      log.append("\($0)")
    }
    slot = nil
    #expect(released == nil)
    complete(.success(1))
    #expect(log.entries == [])
  }

  /// X2 X4.
  @Test func `A handler, or a cancel, may release the slot`() {
    for isCancel in [false, true] {
      var slot: RequestSlot? = RequestSlot()
      weak let released = slot
      var complete: Completion<Int> = { _ in }
      slot?.start { completion in
        complete = completion
        return Handle { slot = nil }
      } then: { _ in
        slot = nil
      }
      if isCancel { slot?.cancel() } else { complete(.success(1)) }
      #expect(slot == nil && released == nil)
    }
  }
}
