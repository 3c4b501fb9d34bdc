import Items

extension NetworkError {
  /// Whether a body could not be read; the reason is for developers and must be given.
  var isUndecodable: Bool {
    guard case .undecodable(let reason) = self else { return false }
    return !reason.isEmpty
  }
}

extension Result where Failure == NetworkError {
  /// The error, if that is what it is.
  var error: NetworkError? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
