/// How many of some objects live on, none of which it keeps alive.
struct Survivors: CustomStringConvertible {
  private struct Reference {
    weak let object: AnyObject?
  }

  private let references: [Reference]

  init(_ objects: [AnyObject?]) {
    references = objects.compactMap(\.self).map { Reference(object: $0) }
  }

  /// Reads like `0 of 5`, so that objects that never were don't count as gone; with the names of those that
  /// live on.
  var description: String {
    let names = references.compactMap(\.object).map { "\(type(of: $0))" }
    return (["\(names.count) of \(references.count)"] + names).joined(separator: ", ")
  }
}
