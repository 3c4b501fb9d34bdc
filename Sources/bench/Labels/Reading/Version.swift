/// The sources of one version, with those that all versions share.
package struct Version: Sendable {
  let name: String
  let files: [SourceFile]
  let shared: [SourceFile]

  package init(name: String, files: [SourceFile], shared: [SourceFile]) {
    (self.name, self.files, self.shared) = (name, files, shared)
  }

  func files(_ files: Files) -> [SourceFile] { self.files.filter(files.contains) }

  /// The shared sources in a folder, such as `Items/Domain`.
  func shared(in folder: String) -> [SourceFile] {
    shared.filter { $0.path.hasPrefix("Sources/Shared/\(folder)/") }
  }

  /// This version, as it would be with another file in place of the one at its path.
  func replacing(with other: SourceFile) -> Version {
    Version(name: name, files: files.filter { $0.path != other.path } + [other], shared: shared)
  }
}
