import FakeWorld
import Foundation
import Items
import Testing

extension HTTPItemsClientTests {
  /// X4.
  @Test func `A repeated reply completes a request once`() {
    var completions = 0
    network.script(.list, Script(deliveries: 3))
    _ = client.fetchItems { _ in completions += 1 }
    stage.loop.runUntilSettled()
    network.repeatReply(to: 0)
    stage.loop.runUntilSettled()
    #expect(completions == 1)
  }

  /// D4.
  @Test func `A late reply to a cancelled request completes nothing`() {
    var completions = 0
    let request = client.fetchItems { _ in completions += 1 }
    request.cancel()
    stage.loop.runUntilSettled()
    network.repeatReply(to: 0)
    stage.loop.runUntilSettled()
    #expect(completions == 0)
    #expect(stage.outcomes == [.cancelled])
  }

  @Test func `A held reply released after a cancel completes nothing`() {
    var completions = 0
    network.holdsReplies = true
    let request = client.fetchItems { _ in completions += 1 }
    request.cancel()
    network.releaseAll()
    stage.loop.runUntilSettled()
    #expect(completions == 0)
  }

  @Test func `Cancelling after the completion, or twice, is harmless`() {
    var completions = 0
    let completed = client.fetchItems { _ in completions += 1 }
    stage.loop.runUntilSettled()
    completed.cancel()
    let cancelled = client.fetchItems { _ in completions += 1 }
    for _ in 0..<2 { cancelled.cancel() }
    stage.loop.runUntilSettled()
    #expect(completions == 1)
    #expect(stage.outcomes == [.replied(200), .cancelled])
  }

  @Test func `Cancelling one request leaves the others`() {
    let log = Log()
    let cancelled = client.fetchItems { _ in log.append("cancelled") }
    _ = client.fetchItems { _ in log.append("other") }
    cancelled.cancel()
    stage.loop.runUntilSettled()
    #expect(log.entries == ["other"])
  }

  @Test func `A request completes though nobody keeps its handle`() {
    let log = Log()
    _ = client.fetchItems { _ in log.append("completed") }
    stage.loop.runUntilSettled()
    #expect(log.entries == ["completed"])
  }

  @Test func `A completion that cancels its own request is not called again`() {
    var completions = 0
    var request: (any Cancellable)?
    network.script(.list, Script(deliveries: 2))
    request = client.fetchItems { _ in
      completions += 1
      request?.cancel()
    }
    stage.loop.runUntilSettled()
    #expect(completions == 1)
    #expect(stage.outcomes == [.replied(200)])
  }

  /// X2.
  @Test func `Cancelling releases what the completion captured, with its reply still held`() {
    network.holdsReplies = true
    var object: Log? = Log()
    weak let released = object
    let request = client.fetchItems { [object] _ in object?.append("completed") }
    object = nil
    #expect(released != nil)
    request.cancel()
    #expect(released == nil)
  }

  /// X2.
  @Test func `Completing releases what the completion captured`() {
    var object: Log? = Log()
    weak let released = object
    let request = client.fetchItems { [object] _ in object?.append("completed") }
    object = nil
    stage.loop.runUntilSettled()
    withExtendedLifetime(request) { #expect(released == nil) }
  }
}
