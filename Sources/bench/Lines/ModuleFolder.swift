import SwiftSource

/// The Swift files in a module's folder, which must have some: none is an error, never a zero.
struct ModuleFolder: Sendable {
  let files: [SwiftFile]
  /// The folder of the module, below the package's.
  private let path: String
  private let root: String

  init(_ path: String, of architecture: String, in root: String) throws(InputError) {
    self.path = path
    self.root = root
    let folder = "\(root)/\(path)"
    guard SwiftFileFinder.isFolder(folder) else {
      throw Self.error("there is no folder \(path)", architecture)
    }
    files = try SwiftFileFinder.files(in: folder).map { path throws(InputError) in
      try SwiftFile(at: path)
    }
    guard !files.isEmpty else {
      throw Self.error("there is no Swift file in \(path)", architecture)
    }
  }

  /// The path of a file below the package's folder.
  func path(of file: SwiftFile) -> String {
    String(file.path.dropFirst(root.count + 1))
  }

  /// `scene` is that of a file whose folder isn't named after one.
  func place(of file: SwiftFile, scene: String? = nil) -> FilePlace {
    FilePlace(path: String(file.path.dropFirst(root.count + path.count + 2)), scene: scene)
  }

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

  private static func error(_ reason: String, _ architecture: String) -> InputError {
    InputError(
      description: "\(reason): write it, or take \(architecture) off the list of architectures")
  }
}
