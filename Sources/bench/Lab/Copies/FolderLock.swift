import Console
import Foundation
import Synchronization

/// Keeps two runs out of one folder: the second waits until the first has ended, and says so.
enum FolderLock {
  /// Those that this process has, by their paths; the system releases them at its end.
  private static let held = Mutex<Set<String>>([])

  /// Takes the lock of a folder, which need not be there yet, unless this process has it.
  static func take(_ folder: String) {
    let path = "\(folder).lock"
    guard held.withLock({ $0.insert(path).inserted }) else { return }
    try? FileManager.default.createDirectory(
      at: URL(filePath: folder).deletingLastPathComponent(), withIntermediateDirectories: true)
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    // Where no file can be locked, nothing keeps them apart.
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0 else { return }
    StandardError.say("another run uses \(folder); this one waits until it has ended…")
    _ = flock(file, LOCK_EX)
  }
}
