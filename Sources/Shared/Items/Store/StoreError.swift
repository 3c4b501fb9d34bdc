/// Why the store did not do what it was asked to; its contents are then as before.
public enum StoreError: Error, Equatable, Sendable {
  case readFailed
  case writeFailed
}
