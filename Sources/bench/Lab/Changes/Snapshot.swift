import Console
import Foundation
import Kept
import Suites
import SwiftSource

/// Folders of a copy as they were before they were changed.
struct Snapshot {
  private let folder: URL
  private let paths: [String]

  init(of paths: [String], in copy: PackageCopy) throws {
    self.paths = paths
    folder = URL(filePath: copy.folder).deletingLastPathComponent()
      .appending(path: "before-\(paths.joined(separator: "-").replacing("/", with: "-"))")
    try? FileManager.default.removeItem(at: folder)
    for path in paths {
      let target = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: URL(filePath: "\(copy.folder)/\(path)"), to: target)
    }
  }

  /// What has become of the files since, where something has.
  func edits(in copy: PackageCopy) throws -> [FileEdit] {
    let old = try files(in: folder.path)
    let new = try files(in: copy.folder)
    return try Set(old.keys).union(new.keys).sorted().compactMap { path in
      guard old[path]?.text != new[path]?.text else { return nil }
      let texts = [(old, folder.path), (new, copy.folder)].map { files, root in
        files[path] == nil ? "/dev/null" : "\(root)/\(path)"
      }
      let diff = ChildProcess(
        program: "git", arguments: ["diff", "--no-index", "--no-color", "-U0"] + texts)
      guard let outcome = diff.run() else { throw RunFailure("can't find 'git'; add it to PATH") }
      return FileEdit(
        path: path, before: old[path], after: new[path],
        runs: outcome.output.matches(of: /(?m)^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/).map {
          LineRun(removed: Self.lines($0.1, $0.2), added: Self.lines($0.3, $0.4))
        })
    }
  }

  /// The Swift files, by their paths.
  private func files(in root: String) throws -> [String: SwiftFile] {
    try paths.reduce(into: [:]) { files, path in
      for file in try SwiftFileFinder.files(in: "\(root)/\(path)") {
        files[file.path(in: root)] = try SwiftFile(at: file)
      }
    }
  }

  /// The indices of lines: git counts from 1, and names the line before where there are none.
  private static func lines(_ start: Substring, _ count: Substring?) -> Range<Int> {
    let count = count.map { Int($0) ?? 0 } ?? 1
    let first = (Int(start) ?? 0) - (count == 0 ? 0 : 1)
    return first..<first + count
  }
}

/// Lines that go and those that come in their place, by their indices before and after.
struct LineRun: Equatable {
  let removed: Range<Int>
  let added: Range<Int>
}

/// What has become of a file.
struct FileEdit {
  /// Below the package's folder.
  let path: String
  /// Nil for a file that is made.
  let before: SwiftFile?
  /// Nil for one that goes.
  let after: SwiftFile?
  let runs: [LineRun]

  /// The lines of code that come, change, and go; of the indices that count before and after.
  func lines(
    before isCountedBefore: (Int) -> Bool = { _ in true },
    after isCountedAfter: (Int) -> Bool = { _ in true }
  ) -> LineChange {
    runs.map { run in
      let removed = run.removed.count { before?.lines[$0] == .code && isCountedBefore($0) }
      let added = run.added.count { after?.lines[$0] == .code && isCountedAfter($0) }
      let changed = min(removed, added)
      return LineChange(added: added - changed, changed: changed, removed: removed - changed)
    }.sum
  }
}

extension [LineChange] {
  var sum: LineChange { reduce(LineChange(), +) }
}
