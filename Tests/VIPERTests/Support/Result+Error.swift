extension Result {
  /// The reason of a failure; results without a value can't be compared.
  var error: Failure? {
    switch self {
    case .success: nil
    case .failure(let error): error
    }
  }
}
