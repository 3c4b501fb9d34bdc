import Reading
import Suites

/// The files of a version that a rule speaks of.
struct Files: Sendable {
  let contains: @Sendable (SourceFile) -> Bool

  static let all = Files { _ in true }

  /// The file of the public entry: `MVCApp.swift`.
  static let entry = Files { $0.pathInModule.hasSuffix("App.swift") && $0.folder == nil }

  /// The files of the given roles: what is left of a file's name without its scene's.
  static func roles(_ roles: String...) -> Files {
    Files { roles.contains($0.place.role) }
  }

  static func folder(_ folders: String...) -> Files {
    Files { file in file.folder.map(folders.contains) ?? false }
  }

  static func any(_ all: Files...) -> Files {
    Files { file in all.contains { $0.contains(file) } }
  }

  static func except(_ all: Files...) -> Files {
    Files { file in !all.contains { $0.contains(file) } }
  }
}

extension Version {
  func files(_ files: Files) -> [SourceFile] {
    self.files.filter(files.contains)
  }
}
