import Observing

/// Records all values of an observable, such as the states of a model.
final class ObserverSpy<Value> {
  private(set) var callArgs: [Value] = []
  private var subscription: Subscription?

  init(observing observable: Observable<Value>) {
    subscription = observable.subscribe { [weak self] in self?.callArgs.append($0) }
  }
}
