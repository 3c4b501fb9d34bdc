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
    let declared = imported.flatMap { file in
      file.declarations.filter { !$0.isNested }.map { (name: $0.name, file: file) }
    }
    let declaring = Dictionary(grouping: declared, by: \.name).mapValues { $0.map(\.file) }
    let names = Set(words.map(\.text)).closure { name in
      (declaring[name] ?? []).flatMap(\.words).map(\.text)
    }
    return Set(names.flatMap { declaring[$0] ?? [] }.map(\.path))
  }
}
