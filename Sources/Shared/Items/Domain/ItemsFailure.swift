/// Why something the user asked for did not happen.
public enum ItemsFailure: Error, Equatable, Sendable {
  case network(NetworkError)
  case store(StoreError)
}
