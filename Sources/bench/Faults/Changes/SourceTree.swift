import Console
import Foundation
import Reading
import SwiftSource

/// The package's files as patches make them, without a copy on disk.
struct SourceTree {
  private let root: String
  /// The files that patches have changed; nil for one that is gone.
  private var texts: [String: String?] = [:]

  init(_ root: String) { self.root = root }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(path)")
  }

  /// The files in a folder, by their paths below the package's.
  func paths(in folder: String) throws(InputError) -> [String] {
    do {
      return try FileManager.default.files(at: folder, in: root).sorted()
    } catch {
      throw InputError(path: folder, error)
    }
  }

  func patch(at path: String) throws(InputError) -> Patch {
    Patch(try String(readFrom: "\(root)/\(path)"), at: path)
  }

  /// What a patch makes of its files; they are as it makes them from then on.
  @discardableResult mutating func apply(_ patch: Patch) throws(InputError) -> [FileEdit] {
    try patch.files.map { file throws(InputError) in
      let before = file.isMade ? "" : try text(of: file.path)
      let (after, runs) = try file.applied(to: before)
      texts[file.path] = .some(after)
      return FileEdit(
        path: file.path, before: file.isMade ? nil : SwiftFile(path: file.path, text: before),
        after: after.map { SwiftFile(path: file.path, text: $0) }, runs: runs)
    }
  }

  /// The Swift files in a folder of the package, by their paths below it.
  func files(in folder: String) throws(InputError) -> [SwiftFile] {
    let old = try SwiftFileFinder.files(in: "\(root)/\(folder)").map {
      String($0.dropFirst(root.count + 1))
    }
    let paths = Set(
      old + texts.keys.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") }
    )
    .filter { texts[$0].map { $0 != nil } ?? true }
    return try paths.sorted().map { path throws(InputError) in
      SwiftFile(path: path, text: try text(of: path))
    }
  }

  private func text(of path: String) throws(InputError) -> String {
    if let text = texts[path] ?? nil { return text }
    return try String(readFrom: "\(root)/\(path)")
  }
}

/// What a patch makes of a file.
struct FileEdit {
  /// Below the package's folder.
  let path: String
  /// Nil for a file that is made.
  let before: SwiftFile?
  /// Nil for one that goes.
  let after: SwiftFile?
  let runs: [Patch.Run]

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

/// Lines of code: a line that goes where one comes has changed.
package struct LineChange: Equatable, Sendable {
  package private(set) var added = 0
  package private(set) var changed = 0
  package private(set) var removed = 0

  static func + (one: LineChange, other: LineChange) -> LineChange {
    LineChange(
      added: one.added + other.added, changed: one.changed + other.changed,
      removed: one.removed + other.removed)
  }

  /// A changed line counts once.
  package var edited: Int { added + changed + removed }

  /// Lines that come and lines that go.
  package var comeAndGone: Int { added + removed + 2 * changed }
}

extension [LineChange] {
  var sum: LineChange { reduce(LineChange(), +) }
}
