/// Announces events to its observers, in the order in which they subscribed.
///
/// An event sent while another is being delivered waits its turn, so that every observer sees the same
/// events in the same order.
public final class EventSource<Event> {
  private var observers: [(number: Int, observer: (Event) -> Void)] = []
  private var lastNumber = 0
  /// Events to deliver, each with the number of the last to have subscribed when it was sent.
  private var queue: [(event: Event, lastNumber: Int)] = []
  private var isDelivering = false

  public init() {}

  /// The events to come; a subscription does not keep the source alive.
  public var events: Observable<Event> {
    Observable { [self] observer in subscribe(observer) }
  }

  public func send(_ event: Event) {
    queue.append((event, lastNumber))
    deliver()
  }

  func subscribe(_ observer: @escaping (Event) -> Void) -> Subscription {
    lastNumber += 1
    let number = lastNumber
    observers.append((number, observer))
    return Subscription { [weak self] in self?.unsubscribe(number) }
  }

  /// Subscribes and passes on `event` at once; what is sent meanwhile follows it.
  func subscribe(
    replaying event: Event, _ observer: @escaping (Event) -> Void
  ) -> Subscription {
    let subscription = subscribe(observer)
    let wasDelivering = isDelivering
    isDelivering = true
    observer(event)
    isDelivering = wasDelivering
    deliver()
    return subscription
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while !queue.isEmpty {
      let (event, last) = queue.removeFirst()
      for (number, observer) in observers where number <= last && isSubscribed(number) {
        observer(event)
      }
    }
    isDelivering = false
  }

  private func unsubscribe(_ number: Int) {
    guard let index = observers.firstIndex(where: { $0.number == number }) else { return }
    // Returned, so released when the array is whole again: what dies with it may unsubscribe too.
    observers.remove(at: index)
  }

  /// Asked before each delivery, since an earlier observer may have cancelled a later one.
  private func isSubscribed(_ number: Int) -> Bool {
    observers.contains { $0.number == number }
  }
}
