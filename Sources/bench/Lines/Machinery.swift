import SwiftSource

/// The files of Shared that some versions use and others don't.
struct Machinery {
  private let shared: ModuleFolder
  /// By version the files that it uses, by their paths.
  private let uses: [String: Set<String>]

  init(of versions: [VersionFiles], in shared: ModuleFolder) {
    self.shared = shared
    uses = Dictionary(
      uniqueKeysWithValues: versions.map { ($0.architecture, shared.files(usedBy: $0.production)) })
  }

  func charged(to version: VersionFiles) -> VersionFiles {
    let own = uses[version.architecture] ?? []
    let common = uses.values.reduce(own) { $0.intersection($1) }
    var version = version
    version.charge(own.subtracting(common), of: shared)
    return version
  }
}

extension ModuleFolder {
  /// The files of imported modules that declare what sources name, or what such a file names.
  fileprivate func files(usedBy sources: [SwiftFile]) -> Set<String> {
    let words = sources.flatMap(\.words)
    let modules = Set(zip(words, words.dropFirst()).filter { $0.0.text == "import" }.map(\.1.text))
    let imported = files.filter { modules.contains(place(of: $0).scene) }
    var names = Set(words.map(\.text))
    var used: Set<String> = []
    var known = -1
    while known < used.count {
      known = used.count
      for file in imported
      where file.declarations.contains(where: { !$0.isNested && names.contains($0.name) })
        && used.insert(file.path).inserted
      {
        names.formUnion(file.words.map(\.text))
      }
    }
    return used
  }
}
