import Items
import Testing

struct PendingRequestTests {
  let log = Log()

  func request() -> PendingRequest<Int> {
    PendingRequest { [log] in log.append("\($0)") }
  }

  @Test func `It completes once, and later results are not even made`() {
    let request = request()
    request.complete { .success(1) }
    request.complete {
      log.append("decoded")
      return .success(2)
    }
    #expect(log.entries == ["success(1)"])
  }

  @Test func `It does not complete once cancelled, nor is the result made`() {
    let request = request()
    request.cancel()
    request.complete {
      log.append("decoded")
      return .success(1)
    }
    #expect(log.entries == [])
  }

  @Test func `Cancelling calls off what carries it, once and only while it is under way`() {
    let request = request()
    request.task = Handle { [log] in log.append("cancelled") }
    request.cancel()
    request.cancel()
    #expect(log.take() == ["cancelled"])
    let completed = self.request()
    completed.task = Handle { [log] in log.append("cancelled") }
    completed.complete { .success(1) }
    completed.cancel()
    #expect(log.entries == ["success(1)"])
  }

  /// X4.
  @Test func `What dies with the completion may cancel again`() {
    var request: PendingRequest<Int>?
    let farewell = { [log] in
      log.append("farewell")
      request?.cancel()
    }
    request = PendingRequest { [guest = Farewell(onDeath: farewell)] _ in _ = guest }
    request?.cancel()
    #expect(log.entries == ["farewell"])
  }
}
