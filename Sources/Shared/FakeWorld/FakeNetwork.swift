import ItemsNetworking

/// Answers requests with a ``FakeServer``, on an event loop, as scripted.
///
/// The server acts when a request is sent, and the reply is that snapshot. Replies run in due order, then
/// in the order in which their requests were sent. A reply that would take longer than 30 seconds is a
/// time-out then; one that is held waits for as long as it is held. Like a real network it may deliver a
/// reply after its request was cancelled, and deliver it again: dropping those is the client's business.
public final class FakeNetwork: Transport {
  private static let timeout = Duration.seconds(30)

  /// Virtual time from a request to its reply, unless scripted otherwise.
  public var latency = Duration.milliseconds(100)
  /// How a request is treated that nothing was scripted for.
  public var usualScript = Script()
  /// Whether the replies to requests sent from now on wait to be released, whatever their scripts say.
  public var holdsReplies = false
  /// Every request so far, in the order sent; a request is known by its index in here.
  public private(set) var exchanges: [Exchange] = []
  /// The request of every reply that arrived so far, in order; repeated and late ones count too.
  public private(set) var arrivals: [Int] = []

  private let loop: EventLoop
  private let server: FakeServer
  private var scripts: [Endpoint.Kind: [Script]] = [:]
  /// What delivers the reply to the request at the same index, and how often; kept for as long as the
  /// network lives, since any reply can be repeated.
  private var deliveries: [(run: () -> Void, count: Int)] = []

  /// Makes a network on which nothing was sent.
  public init(loop: EventLoop, server: FakeServer) {
    self.loop = loop
    self.server = server
  }

  /// Scripts the next request to an endpoint that isn't scripted yet.
  public func script(_ endpoint: Endpoint.Kind, _ script: Script) {
    scripts[endpoint, default: []].append(script)
  }

  /// Makes the next request to an endpoint that isn't scripted yet end in a fault.
  public func script(_ endpoint: Endpoint.Kind, _ fault: Fault) {
    script(endpoint, Script(fault: fault))
  }

  /// Lets a held reply arrive after `delay`; does nothing to one that isn't held.
  public func release(_ index: Int, after delay: Duration = .zero) {
    guard exchanges.indices.contains(index), exchanges[index].isHeld else { return }
    exchanges[index].isHeld = false
    for _ in 0..<deliveries[index].count { deliver(index, after: delay) }
  }

  /// Lets every held reply arrive at the current time, and holds no more.
  public func releaseAll() {
    holdsReplies = false
    for index in exchanges.indices { release(index) }
  }

  /// Lets a reply that has arrived do so once more; does nothing to one still held or in progress.
  public func repeatReply(to index: Int, after delay: Duration = .zero) {
    guard arrivals.contains(index) else { return }
    deliver(index, after: delay)
  }

  public func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, TransportError>) -> Void
  ) -> any Cancellable {
    exchange(request, completion: completion) { [server] in
      let response = server.respond(to: request)
      return (.success(response), response.status)
    } fault: { fault in
      switch fault {
      case .offline: .failure(.offline)
      case .timedOut: .failure(.timedOut)
      case .reply(let response): .success(response)
      }
    }
  }

  /// Sends a request whose reply may be of any type: same log, scripts, and order as ``send``.
  ///
  /// Unless the script has a fault, `answer` runs at once and returns the reply with its status code; a
  /// fault, or a time-out where it takes too long, is made into a reply by `fault`.
  public func exchange<Reply>(
    _ request: HTTPRequest, completion: @escaping (Reply) -> Void,
    answer: () -> (reply: Reply, status: Int), fault makeReply: (Fault) -> Reply
  ) -> any Cancellable {
    let index = exchanges.count
    let script = nextScript(for: request)
    let isHeld = holdsReplies || script.isHeld
    let delay = script.latency ?? (script.fault == .timedOut ? Self.timeout : latency)
    let isLate = !isHeld && delay > Self.timeout
    let reply: Reply
    let outcome: Exchange.Outcome
    if let fault = isLate ? .timedOut : script.fault {
      // The server acts, however late its answer comes.
      if script.fault == nil { _ = answer() }
      (reply, outcome) = (makeReply(fault), Self.outcome(of: fault))
    } else {
      let answer = answer()
      (reply, outcome) = (answer.reply, .replied(answer.status))
    }
    exchanges.append(Exchange(request: request, outcome: .pending, isHeld: isHeld))
    let run = { [weak self] in
      self?.arrivals.append(index)
      self?.end(index, with: outcome)
      completion(reply)
    }
    deliveries.append((run, script.deliveries))
    if !isHeld {
      for _ in 0..<script.deliveries { deliver(index, after: min(delay, Self.timeout)) }
    }
    return ExchangeHandle { [weak self] in self?.end(index, with: .cancelled) }
  }

  private static func outcome(of fault: Fault) -> Exchange.Outcome {
    switch fault {
    case .offline: .failed(.offline)
    case .timedOut: .failed(.timedOut)
    case .reply(let response): .replied(response.status)
    }
  }

  private func nextScript(for request: HTTPRequest) -> Script {
    guard let endpoint = Endpoint.Kind(of: request), scripts[endpoint]?.isEmpty == false else {
      return usualScript
    }
    return scripts[endpoint, default: []].removeFirst()
  }

  private func deliver(_ index: Int, after delay: Duration) {
    loop.schedule(after: delay, rank: index, deliveries[index].run)
  }

  private func end(_ index: Int, with outcome: Exchange.Outcome) {
    guard exchanges[index].outcome == .pending else { return }
    exchanges[index].outcome = outcome
  }
}

/// Calls off one exchange.
private final class ExchangeHandle: Cancellable {
  private let onCancel: () -> Void

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  func cancel() {
    onCancel()
  }
}
