import SwiftSource

/// The Swift files of a version and its suite, or of a floor, part by part.
struct VersionFiles: Sendable {
  /// What belongs to one part in one file: the whole file, or its doubles, or the rest of it.
  struct Portion: Sendable {
    let part: LineRow.Part
    let file: SwiftFile
    fileprivate(set) var place: FilePlace
    /// The file's path below the package's folder.
    let path: String
    let lines: Set<Int>

    /// The file's name.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// What is counted on those of the lines that match.
    func count(where isCounted: (Int) -> Bool = { _ in true }) -> SourceCount {
      file.count { lines.contains($0) && isCounted($0) }
    }
  }

  let architecture: String
  /// Production, then machinery, tests, and doubles, each in the order of files.
  private(set) var portions: [Portion]
  let doubles: Doubles

  /// `shared` spares reading what all versions stand on for each of them.
  init(
    ofVersion name: String, in root: String, shared: ModuleFolder? = nil
  ) throws(InputError) {
    let sources = try ModuleFolder("Sources/\(name)", of: name, in: root)
    let suite = try ModuleFolder("Tests/\(name)Tests", of: name, in: root)
    let ground: ModuleFolder
    if let shared {
      ground = shared
    } else {
      ground = try ModuleFolder("Sources/Shared", of: name, in: root)
    }
    let doubles = Doubles(in: suite.files, of: sources.files + ground.files)
    let scenes = SuiteScenes(of: sources)
    var tests: [Portion] = []
    var doublePortions: [Portion] = []
    for file in suite.files {
      let lines = doubles.lines(of: file)
      let rest = Set(file.lines.indices).subtracting(lines)
      let place = scenes.place(of: file, in: suite)
      if !rest.isEmpty || lines.isEmpty {
        tests.append(suite.portion(of: file, .tests, place, rest))
      }
      if !lines.isEmpty { doublePortions.append(suite.portion(of: file, .doubles, place, lines)) }
    }
    architecture = name
    portions = sources.portions(.production) + tests + doublePortions
    self.doubles = doubles
    markExtras(sources.scenesNotReached)
  }

  /// A floor is a folder of production without a suite, and its last part is its name.
  init(ofFloor folder: String, in root: String) throws(InputError) {
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let sources = try ModuleFolder(folder, of: name, in: root)
    architecture = name
    portions = sources.portions(.production)
    doubles = Doubles(in: [], of: sources.files)
    markExtras(sources.scenesNotReached)
  }

  private mutating func markExtras(_ scenes: Set<String>) {
    for index in portions.indices where scenes.contains(portions[index].place.scene) {
      portions[index].place.role = LineRow.extra
    }
  }

  /// The files that are built and called by the feature.
  var production: [SwiftFile] {
    portions.filter { $0.part == .production && $0.place.role != LineRow.extra }.map(\.file)
  }

  /// Takes files of Shared for the version's own.
  mutating func charge(_ files: Set<String>, of shared: ModuleFolder) {
    let machinery = shared.portions(.machinery).filter { files.contains($0.file.path) }
    let end = portions.lastIndex { $0.part == .production } ?? -1
    portions.insert(contentsOf: machinery, at: end + 1)
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
  /// All of its files for a part.
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
