import Console
import SwiftSource

/// The Swift files in a module's folder, which must have some: none is an error, never a zero.
package struct ModuleFolder: Sendable {
  package let files: [SwiftFile]
  /// The folder of the module, below the package's.
  private let path: String
  private let root: String

  package init(_ path: String, of version: String, in root: String) throws(InputError) {
    (self.path, self.root) = (path, root)
    let folder = "\(root)/\(path)"
    let isFolder = folder.isFolder
    files = try (isFolder ? SwiftFileFinder.files(in: folder) : []).map { path throws(InputError) in
      try SwiftFile(at: path)
    }
    guard !files.isEmpty else {
      throw InputError(
        description:
          "there is no \(isFolder ? "Swift file in" : "folder") \(path): write it, or take "
          + "\(version) off the list of architectures")
    }
  }

  package func path(of file: SwiftFile) -> String { file.path(in: root) }

  /// `scene` is that of a file whose folder isn't named after one.
  package func place(of file: SwiftFile, scene: String? = nil) -> FilePlace {
    FilePlace(path: file.path(in: "\(root)/\(path)"), scene: scene)
  }

  /// The place of a suite's file: by its folder where production has one like it, else by the types of
  /// production that the file is about.
  package func place(of file: SwiftFile, testing scenes: [String: [String]]) -> FilePlace {
    let place = place(of: file)
    guard !scenes.values.joined().contains(place.scene) else { return place }
    // A double is about what it stands in for, an extension about what it extends.
    let names = file.declarations.flatMap { $0.inherited + [$0.name] }
    let scene = names.lazy.compactMap { scenes[$0]?.last }.first
    return self.place(of: file, scene: scene ?? FilePlace.support)
  }

  /// The scenes that declare types of a name.
  var scenes: [String: [String]] {
    let declared = files.flatMap { file in
      let scene = place(of: file).scene
      return file.declarations.filter { $0.kind != .extension }.map { ($0.name, scene) }
    }
    return Dictionary(grouping: declared, by: \.0).mapValues { $0.map(\.1) }
  }

  /// The folders of which nothing that the entry leads to names a type: what the feature can't call is an
  /// extra, such as a module just generated.
  var scenesNotReached: Set<String> {
    let files = Dictionary(grouping: files) { place(of: $0).scene }
    let reached = Set([FilePlace.app]).closure { [scenes] scene in
      (files[scene] ?? []).flatMap(\.words).flatMap { scenes[$0.text] ?? [] }
    }
    return Set(files.keys).subtracting(reached)
  }
}
