import SwiftSource

extension ModuleFolder {
  /// The folders of which nothing that the entry leads to names a type: what the feature can't call is an
  /// extra, such as a module just generated.
  var scenesNotReached: Set<String> {
    var rest = Dictionary(grouping: files) { place(of: $0).scene }
    var reached = rest.removeValue(forKey: FilePlace.app) ?? []
    while let file = reached.popLast() {
      let words = Set(file.words.map(\.text))
      for (scene, files) in rest where !words.isDisjoint(with: files.flatMap(\.types)) {
        reached += rest.removeValue(forKey: scene) ?? []
      }
    }
    return Set(rest.keys)
  }
}

extension SwiftFile {
  fileprivate var types: [String] {
    declarations.filter { $0.kind != .extension }.map(\.name)
  }
}
