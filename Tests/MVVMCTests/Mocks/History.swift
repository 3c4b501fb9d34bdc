import Items

/// Every value that an observable has told since the history began, in order.
final class History<Value> {
  private(set) var values: [Value] = []
  private var subscription: Subscription?

  init(of observable: Observable<Value>) {
    subscription = observable.subscribe { [weak self] in self?.values.append($0) }
  }
}
