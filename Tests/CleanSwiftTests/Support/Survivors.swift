/// How many of some objects live on, none of which it keeps alive.
struct Survivors: CustomStringConvertible {
  private struct Reference {
    weak let object: AnyObject?
  }

  private let references: [Reference]

  init(_ objects: [AnyObject?]) {
    references = objects.compactMap(\.self).map { Reference(object: $0) }
  }

  /// Reads like `0 of 5`, so that objects that never were don't count as gone.
  var description: String {
    "\(references.count { $0.object != nil }) of \(references.count)"
  }
}
