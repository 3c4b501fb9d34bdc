import SwiftSource

/// The Swift files of a version and its suite, or of a floor, part by part.
struct VersionFiles: Sendable {
  /// What belongs to one part in one file: the whole file, or its doubles, or the rest of it.
  struct Portion: Sendable {
    let part: LineRow.Part
    let file: SwiftFile
    fileprivate(set) var place: FilePlace
    let path: String
    let lines: Set<Int>

    /// What is counted on those of the lines that match.
    func count(where isCounted: (Int) -> Bool = { _ in true }) -> SourceCount {
      file.count { lines.contains($0) && isCounted($0) }
    }
  }

  let architecture: String
  /// Production, then machinery, tests, and doubles, each in the order of files.
  private(set) var portions: [Portion]
  let doubles: Doubles

  init(ofVersion name: String, in root: String) throws(InputError) {
    let sources = try ModuleFolder("Sources/\(name)", of: name, in: root)
    let suite = try ModuleFolder("Tests/\(name)Tests", of: name, in: root)
    let shared = try ModuleFolder("Sources/Shared", of: name, in: root)
    let doubles = Doubles(in: suite.files, of: sources.files + shared.files)
    let scenes = sources.scenes
    let portions = suite.files.flatMap { file in
      let lines = doubles.lines(of: file)
      let place = suite.place(of: file, testing: scenes)
      return [
        suite.portion(of: file, .tests, place, Set(file.lines.indices).subtracting(lines)),
        suite.portion(of: file, .doubles, place, lines),
      ].filter { !$0.lines.isEmpty }
    }
    self.init(name, sources, portions, doubles)
  }

  /// A floor is a folder of production without a suite, and its last part is its name.
  init(ofFloor folder: String, in root: String) throws(InputError) {
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let sources = try ModuleFolder(folder, of: name, in: root)
    self.init(name, sources, [], Doubles(in: [], of: sources.files))
  }

  private init(
    _ name: String, _ sources: ModuleFolder, _ suite: [Portion], _ doubles: Doubles
  ) {
    architecture = name
    portions =
      sources.portions(.production) + suite.filter { $0.part == .tests }
      + suite.filter { $0.part == .doubles }
    self.doubles = doubles
    let extras = sources.scenesNotReached
    for index in portions.indices where extras.contains(portions[index].place.scene) {
      portions[index].place.role = LineRow.extra
    }
  }

  /// The files that are built and called by the feature.
  var production: [SwiftFile] {
    portions.filter { $0.part == .production && $0.place.role != LineRow.extra }.map(\.file)
  }

  /// With files of Shared besides its own.
  func charged(with files: Set<String>, of shared: ModuleFolder) -> VersionFiles {
    let machinery = shared.portions(.machinery).filter { files.contains($0.file.path) }
    let suite = portions.firstIndex { $0.part != .production } ?? portions.endIndex
    var version = self
    version.portions.insert(contentsOf: machinery, at: suite)
    return version
  }

  var lines: [LineRow] {
    portions.map {
      LineRow(
        architecture: architecture, part: $0.part, place: $0.place, file: $0.path,
        count: $0.count())
    }
  }
}

extension ModuleFolder {
  fileprivate func portions(_ part: LineRow.Part) -> [VersionFiles.Portion] {
    files.map { portion(of: $0, part, place(of: $0), Set($0.lines.indices)) }
  }

  fileprivate func portion(
    of file: SwiftFile, _ part: LineRow.Part, _ place: FilePlace, _ lines: Set<Int>
  ) -> VersionFiles.Portion {
    VersionFiles.Portion(
      part: part, file: file, place: place, path: path(of: file), lines: lines)
  }
}
