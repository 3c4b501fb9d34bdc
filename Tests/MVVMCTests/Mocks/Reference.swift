/// An object in a call: equal only to itself, and named by its type where a test fails.
struct Reference: Equatable, CustomStringConvertible {
  private let id: ObjectIdentifier
  private let type: String

  init(_ object: AnyObject) {
    id = ObjectIdentifier(object)
    type = "\(Swift.type(of: object))"
  }

  /// The address tells apart objects of the same type.
  var description: String { "\(type)(0x\(String(UInt(bitPattern: id), radix: 16)))" }
}
