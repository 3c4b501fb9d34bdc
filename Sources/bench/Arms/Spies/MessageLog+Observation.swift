import Items

extension MessageLog {
  /// Notes each value that `source` delivers to an observer: a message, or a completion where it only
  /// replays the current value on subscription.
  func observe<Value>(
    _ source: Observable<Value>, replays: Bool,
    _ from: String, _ to: String, _ protocol: String, _ property: String
  ) -> Observable<Value> {
    Observable { observer in
      var isReplaying = replays
      let subscription = source.subscribe { value in
        let kind: Seam.Kind = isReplaying ? .completion : .message
        self.forward(Seam(from, to, `protocol`, property, kind)) { observer(value) }
      }
      isReplaying = false
      return subscription
    }
  }
}
