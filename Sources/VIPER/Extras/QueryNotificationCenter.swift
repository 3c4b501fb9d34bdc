import Observing

/// Passes on that queries are over to whoever subscribed to that kind of notification.
package final class QueryNotificationCenter {
  private let source = EventSource<any QueryNotification>()

  package init() {}

  /// Passes notifications of one type to `observer` until the subscription is cancelled or released.
  package func subscribe<Notification: QueryNotification>(
    to type: Notification.Type, _ observer: @escaping (Notification) -> Void
  ) -> Subscription {
    source.events.subscribe { notification in
      if let notification = notification as? Notification { observer(notification) }
    }
  }

  package func publish(_ notification: any QueryNotification) {
    source.send(notification)
  }
}
