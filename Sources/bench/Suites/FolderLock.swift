import Foundation

/// Keeps other processes out of a folder for as long as it lives.
final class FolderLock {
  private let descriptor: Int32

  /// Nil where another one has the folder, or where nothing can be written into it.
  init?(_ folder: String) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    // What is started meanwhile doesn't keep it.
    descriptor = open("\(folder)/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
