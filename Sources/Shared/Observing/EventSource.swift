/// Announces events to its observers, in the order in which they subscribed.
///
/// An event sent while another is being delivered waits its turn, so that every observer sees the same
/// events in the same order. An event reaches those who had subscribed when it was sent, but for those
/// who have cancelled since. Sending costs a step per observer, cancelling one on the average.
///
/// All of it is inlinable, so that a version runs code made for its own events.
public final class EventSource<Event> {
  @usableFromInline final class Observer {
    /// What to call with each event; `nil` once cancelled.
    @usableFromInline var receive: ((Event) -> Void)?

    @inlinable init(_ receive: @escaping (Event) -> Void) {
      self.receive = receive
    }
  }

  @usableFromInline var observers: [Observer] = []
  /// How many of the observers have cancelled.
  @usableFromInline var cancelled = 0
  /// Events to deliver, each with those who had subscribed when it was sent.
  @usableFromInline var waiting: [(event: Event, observers: ArraySlice<Observer>)] = []
  @usableFromInline var isDelivering = false

  /// Makes a source without observers.
  @inlinable public init() {}

  /// The events to come; a subscription does not keep the source alive.
  @inlinable public var events: Observable<Event> {
    Observable { [self] receive in subscribe(receive) }
  }

  /// Calls every observer with an event, at once or after the event that is being delivered.
  @inlinable public func send(_ event: Event) {
    if isDelivering {
      waiting.append((event, observers[...]))
    } else {
      deliver(event, to: observers[...])
    }
  }

  @inlinable func subscribe(_ receive: @escaping (Event) -> Void) -> Subscription {
    let observer = Observer(receive)
    observers.append(observer)
    return Subscription { [weak self, weak observer] in
      if let self, let observer { cancel(observer) }
    }
  }

  /// Subscribes and passes on `event` at once; what is sent meanwhile follows it.
  @inlinable func subscribe(
    replaying event: Event, _ receive: @escaping (Event) -> Void
  ) -> Subscription {
    let subscription = subscribe(receive)
    deliver(event, to: observers.suffix(1))
    return subscription
  }

  /// Calls observers with an event now, and with what is sent meanwhile once all others have returned.
  @inlinable func deliver(_ event: Event, to observers: ArraySlice<Observer>) {
    let isOutermost = !isDelivering
    isDelivering = true
    for observer in observers { observer.receive?(event) }
    guard isOutermost else { return }
    while !waiting.isEmpty {
      let events = waiting
      waiting = []
      for (event, observers) in events {
        for observer in observers { observer.receive?(event) }
      }
    }
    isDelivering = false
  }

  @inlinable func cancel(_ observer: Observer) {
    // take(), not = nil, which would let go of the closure during the write: what dies with it may cancel, too.
    guard observer.receive.take() != nil else { return }
    cancelled += 1
    guard cancelled > observers.count / 2 else { return }
    observers.removeAll { $0.receive == nil }
    cancelled = 0
  }
}
