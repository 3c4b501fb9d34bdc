/// Why something the user asked for did not happen.
public enum ItemsFailure: Error, Equatable, Sendable {
  /// There was no usable answer.
  case network(NetworkError)
  /// The store refused what the answer asked of it.
  case store(StoreError)
}
