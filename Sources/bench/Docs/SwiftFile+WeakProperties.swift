import SwiftSource

extension SwiftFile {
  /// The properties that are declared weak, each as `Type.property`.
  var weakProperties: Set<String> {
    let weak = variables.filter { $0.modifiers.contains("weak") }
    return Set(weak.compactMap { property in property.owner.map { "\($0.name).\(property.name)" } })
  }
}
