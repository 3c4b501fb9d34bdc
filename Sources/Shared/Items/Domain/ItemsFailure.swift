/// Why something the user asked for did not happen.
public enum ItemsFailure: Error, Equatable, Sendable {
  /// There was no usable answer.
  case network(NetworkError)
  /// The store refused what the answer asked of it.
  case store(StoreError)
}

extension Result where Failure == NetworkError {
  /// Does something in the store with what has arrived.
  ///
  /// Returns what `body` returns, or why there is nothing: the request has failed, and `body` isn't called, or the
  /// store has refused.
  @inlinable public func storing<Stored>(
    _ body: (Success) throws(StoreError) -> Stored
  ) -> Result<Stored, ItemsFailure> {
    switch self {
    case .failure(let error): .failure(.network(error))
    case .success(let value):
      Result<Stored, StoreError> { () throws(StoreError) in try body(value) }
        .mapError(ItemsFailure.store)
    }
  }
}
