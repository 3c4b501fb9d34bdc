import SwiftSource

/// Tells the scenes of a suite's files: by their folders where production has these too, else by what
/// the files are about.
struct SuiteScenes {
  /// The scene of what no single scene has.
  static let support = "Support"

  private var folders: Set<String> = []
  /// The scenes of production by the types that they declare.
  private var scenes: [String: String] = [:]

  init(of production: ModuleFolder) {
    for file in production.files {
      let scene = production.place(of: file).scene
      folders.insert(scene)
      for declaration in file.declarations where declaration.kind != .extension {
        scenes[declaration.name] = scene
      }
    }
  }

  func place(of file: SwiftFile, in suite: ModuleFolder) -> FilePlace {
    let place = suite.place(of: file)
    guard !folders.contains(place.scene) else { return place }
    // A double is about what it stands in for, an extension about what it extends.
    let names = file.declarations.flatMap { $0.inherited + [$0.name] }
    return suite.place(of: file, scene: names.lazy.compactMap { scenes[$0] }.first ?? Self.support)
  }
}
