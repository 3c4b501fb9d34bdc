import Foundation

/// Strings in the form in which C takes command lines.
package enum CStrings {
  /// Passes a null-terminated array of pointers, which are valid until `body` returns.
  package static func withPointers<Result>(
    to strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
