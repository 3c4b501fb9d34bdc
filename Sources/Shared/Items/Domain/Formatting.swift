/// The one place that turns an error into words a user understands.
public enum Formatting {
  /// Returns what is said of a failure of list, detail, or save.
  public static func message(for failure: ItemsFailure) -> String {
    switch failure {
    case .network(let error): message(for: error)
    case .store(let error): message(for: error)
    }
  }

  /// Returns what is said of a title that is not sent.
  public static func message(for error: TitleError) -> String {
    switch error {
    case .blank: "Title is required"
    case .tooLong: "Title is too long"
    }
  }

  /// Whether trying again could help.
  public static func offersRetry(after failure: ItemsFailure) -> Bool {
    failure != .network(.notFound)
  }

  private static func message(for error: NetworkError) -> String {
    switch error {
    case .offline: "You appear to be offline. Check your connection."
    case .timedOut: "The server took too long to answer."
    case .notFound: "This item no longer exists."
    case .status(500...): "The server is having trouble. Try again later."
    case .status: "The server refused the request."
    case .undecodable: "The server sent an answer this app can't read."
    }
  }

  private static func message(for error: StoreError) -> String {
    switch error {
    case .readFailed: "The items on this device couldn't be read."
    case .writeFailed: "The items couldn't be saved on this device."
    }
  }
}
