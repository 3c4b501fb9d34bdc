/// Counts how many objects are still alive, without keeping them alive.
struct Survivors: CustomStringConvertible {
  private struct Reference {
    weak let object: AnyObject?
  }

  private let references: [Reference]

  init(_ objects: [AnyObject?]) {
    references = objects.compactMap(\.self).map { Reference(object: $0) }
  }

  /// A text such as `0 of 5`, followed by the types of the survivors.
  ///
  /// The total shows that all objects existed.
  var description: String {
    let names = references.compactMap(\.object).map { "\(type(of: $0))" }
    return (["\(names.count) of \(references.count)"] + names).joined(separator: ", ")
  }
}
