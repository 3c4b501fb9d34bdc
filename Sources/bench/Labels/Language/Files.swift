import Reading
import Suites

/// The files of a version that a rule is about.
struct Files: Sendable {
  let contains: @Sendable (SourceFile) -> Bool

  static let all = Files { _ in true }

  /// The file of the public entry: `MVCApp.swift`.
  static let entry = Files {
    $0.scene == FilePlace.app && $0.role == FilePlace.app
  }

  /// The files whose role ends in one of the given words: a screen may have several of a kind.
  static func roles(_ roles: String...) -> Files {
    Files { file in roles.contains(where: file.role.hasSuffix) }
  }

  static func folder(_ folder: String) -> Files { Files { $0.scene == folder } }

  static func any(_ all: Files...) -> Files { Files { file in all.contains { $0.contains(file) } } }

  static func except(_ all: Files...) -> Files {
    Files { file in !all.contains { $0.contains(file) } }
  }
}
