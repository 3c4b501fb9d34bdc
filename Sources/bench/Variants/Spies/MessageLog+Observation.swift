import Observing

extension MessageLog {
  /// Someone who observes, a stranger until whoever keeps the subscription is found.
  final class Observer {
    var name: String
    /// What the observer does with a value, or else the property that is observed.
    var method: String

    init(number: Int, of property: String) {
      name = "observer \(number)"
      method = property
    }
  }

  /// Notes each value that `source` delivers to an observer.
  func observe<Value>(
    _ source: Observable<Value>, _ from: String, _ protocol: String, _ property: String
  ) -> Observable<Value> {
    Observable { [self] receive in
      observed += 1
      let observer = Observer(number: observed, of: property)
      var kind = Seam.Kind.replay
      let subscription = source.subscribe { value in
        let seam = Seam(from, observer.name, `protocol`, observer.method, kind)
        self.forward(seam) { receive(value) }
      }
      kind = .message
      observers[ObjectIdentifier(subscription)] = observer
      return subscription
    }
  }

  /// Learns what a screen is made of, and who of that observes what.
  func learn(_ parts: ScreenParts, handlers: [(observer: String, method: String)]) {
    for part in parts.names { screens[part] = parts.screen }
    for (subscription, keeper) in parts.subscriptions {
      guard let observer = observers.removeValue(forKey: ObjectIdentifier(subscription))
      else { continue }
      let stranger = observer.name
      observer.name = keeper
      observer.method = handlers.first { $0.observer == keeper }?.method ?? observer.method
      for index in entries.indices { entries[index].seam.name(stranger, as: observer) }
    }
  }
}

extension Seam {
  fileprivate mutating func name(_ stranger: String, as observer: MessageLog.Observer) {
    if from == stranger { from = observer.name }
    guard to == stranger else { return }
    to = observer.name
    method = observer.method
  }
}
