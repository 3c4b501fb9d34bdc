/// Announces events to its observers, in the order in which they subscribed.
///
/// An event sent while another is being delivered waits its turn, so that every observer sees the same
/// events in the same order.
public final class EventSource<Event> {
  private var observers: [(number: Int, observer: (Event) -> Void)] = []
  private var lastNumber = 0
  private var queue: [Event] = []
  private var isDelivering = false

  public init() {}

  /// The events to come; a subscription does not keep the source alive.
  public var events: Observable<Event> {
    Observable { [self] observer in subscribe(observer) }
  }

  public func send(_ event: Event) {
    queue.append(event)
    guard !isDelivering else { return }
    isDelivering = true
    while !queue.isEmpty {
      let event = queue.removeFirst()
      for (number, observer) in observers where isSubscribed(number) { observer(event) }
    }
    isDelivering = false
  }

  func subscribe(_ observer: @escaping (Event) -> Void) -> Subscription {
    lastNumber += 1
    let number = lastNumber
    observers.append((number, observer))
    return Subscription { [weak self] in self?.observers.removeAll { $0.number == number } }
  }

  /// Asked before each delivery, since an earlier observer may have cancelled a later one.
  private func isSubscribed(_ number: Int) -> Bool {
    observers.contains { $0.number == number }
  }
}
