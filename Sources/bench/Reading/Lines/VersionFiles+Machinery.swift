import Console
import Stopwatch
import Suites
import SwiftSource

extension VersionFiles {
  /// Those of all versions and of the baseline, with machinery; the baseline's twin has but the lines that make it one.
  package static func all(of variants: [Variant], in root: String) throws(InputError)
    -> [VersionFiles]
  {
    let names = variants.map(\.name).filter { $0 != Variant.directRows.name }
    let versions = try names.map { name throws(InputError) in
      Variant.isBaseline(name)
        ? try VersionFiles(ofBaseline: "Sources/bench/Stopwatch/Baselines/\(name)", in: root)
        : try VersionFiles(ofVersion: name, in: root)
    }
    return versions.withMachinery(of: try ModuleFolder("Sources/Shared", of: "Shared", in: root))
  }
}

extension [VersionFiles] {
  /// The versions with their machinery: the files of Shared that they use and some other doesn't.
  func withMachinery(of shared: ModuleFolder) -> [VersionFiles] {
    let uses = map { shared.files(usedBy: $0.production) }
    let common = uses.reduce(uses.first ?? []) { $0.intersection($1) }
    return zip(self, uses).map { version, own in
      version.charged(with: own.subtracting(common), of: shared)
    }
  }
}

extension ModuleFolder {
  /// The files of imported modules that declare what sources name, or what such a file names.
  package func files(usedBy sources: [SwiftFile]) -> Set<String> {
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
