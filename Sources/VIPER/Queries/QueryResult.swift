import Items

/// How a query ended.
package enum QueryResult<Value> {
  case success(Value)
  case failure(NetworkError)
  /// It was called off, which is no failure.
  case cancelled

  init(_ reply: Result<Value, NetworkError>) {
    switch reply {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension QueryResult: Equatable where Value: Equatable {}
