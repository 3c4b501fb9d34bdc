import Observing

/// Records everything that an observable tells it: a model's whole history.
final class ObserverSpy<Value> {
  private(set) var callArgs: [Value] = []
  private var subscription: Subscription?

  init(observing observable: Observable<Value>) {
    subscription = observable.subscribe { [weak self] in self?.callArgs.append($0) }
  }
}
