import Console
import SwiftSource

/// The Swift files of a version and its suite, or of a baseline, part by part.
package struct VersionFiles: Sendable {
  /// What belongs to one part in one file: the whole file, or its doubles, or the rest of it.
  struct Portion: Sendable {
    let part: LineRow.Part
    let file: SwiftFile
    fileprivate(set) var place: FilePlace
    let path: String
    let lines: Set<Int>

    var count: SourceCount { file.count(on: lines) }

    fileprivate init(
      _ part: LineRow.Part, _ file: SwiftFile, in folder: ModuleFolder, at place: FilePlace? = nil,
      _ lines: Set<Int>? = nil
    ) {
      (self.part, self.file, path) = (part, file, folder.path(of: file))
      self.place = place ?? folder.place(of: file)
      self.lines = lines ?? Set(file.lines.indices)
    }
  }

  /// The folders of the screens, in the order in which a user meets them; the same in every version.
  package static let scenes = ["ItemsList", "ItemDetail", "AddItem"]

  package let version: String
  /// Production, then machinery, tests, and doubles, each in the order of files.
  private(set) var portions: [Portion]
  let doubles: Doubles

  package init(ofVersion name: String, in root: String) throws(InputError) {
    let sources = try ModuleFolder("Sources/\(name)", of: name, in: root)
    let suite = try ModuleFolder("Tests/\(name)Tests", of: name, in: root)
    let shared = try ModuleFolder("Sources/Shared", of: name, in: root)
    let doubles = Doubles(in: suite.files, of: sources.files + shared.files)
    let scenes = sources.scenes
    let portions = suite.files.flatMap { file in
      let place = suite.place(of: file, testing: scenes)
      let own = doubles.lines(of: file)
      return [
        Portion(.tests, file, in: suite, at: place, Set(file.lines.indices).subtracting(own)),
        Portion(.doubles, file, in: suite, at: place, own),
      ].filter { !$0.lines.isEmpty }
    }
    self.init(name, sources, portions, doubles)
  }

  /// A baseline is a folder of production without a suite, and its last part is its name.
  package init(ofBaseline folder: String, in root: String) throws(InputError) {
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let sources = try ModuleFolder(folder, of: name, in: root)
    self.init(name, sources, [], Doubles(in: [], of: sources.files))
  }

  private init(
    _ name: String, _ sources: ModuleFolder, _ suite: [Portion], _ doubles: Doubles
  ) {
    version = name
    portions = (sources.files.map { Portion(.production, $0, in: sources) } + suite).inOrder
    self.doubles = doubles
    let extras = sources.scenesNotReached
    for index in portions.indices where extras.contains(portions[index].place.scene) {
      portions[index].place.role = LineRow.extra
    }
  }

  /// The files that are built and called by the feature.
  package var production: [SwiftFile] {
    portions.filter { $0.part == .production && $0.place.role != LineRow.extra }.map(\.file)
  }

  /// With files of Shared besides its own.
  package func charged(with files: Set<String>, of shared: ModuleFolder) -> VersionFiles {
    let machinery = shared.files.filter { files.contains($0.path) }
    var version = self
    version.portions = (portions + machinery.map { Portion(.machinery, $0, in: shared) }).inOrder
    return version
  }

  package var lines: [LineRow] {
    portions.map {
      LineRow(version: version, part: $0.part, place: $0.place, file: $0.path, count: $0.count)
    }
  }
}

extension [VersionFiles.Portion] {
  fileprivate var inOrder: [Element] {
    LineRow.Part.allCases.flatMap { part in filter { $0.part == part } }
  }
}
