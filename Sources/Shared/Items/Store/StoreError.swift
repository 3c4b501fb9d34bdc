/// Why the store did not do what it was asked to; its contents are then as before.
public enum StoreError: Error, Equatable, Sendable {
  /// Nothing could be read.
  case readFailed
  /// Nothing was stored, replaced, or removed.
  case writeFailed
}
