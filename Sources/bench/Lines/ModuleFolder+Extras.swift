import SwiftSource

extension ModuleFolder {
  /// The folders of which nothing that the entry leads to names a type: what the feature can't call is an
  /// extra, such as a module just generated.
  var scenesNotReached: Set<String> {
    let scenes = Dictionary(grouping: files) { place(of: $0).scene }
    let types = scenes.mapValues { files in
      files.flatMap(\.declarations).filter { $0.kind != .extension }.map(\.name)
    }
    let reached = Set([FilePlace.app]).closure { scene in
      let words = Set((scenes[scene] ?? []).flatMap(\.words).map(\.text))
      return types.filter { !words.isDisjoint(with: $0.value) }.keys
    }
    return Set(scenes.keys).subtracting(reached)
  }
}
