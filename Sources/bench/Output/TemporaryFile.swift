import Foundation

/// A new file under a name of its own, to be renamed or removed.
struct TemporaryFile {
  let descriptor: Descriptor
  private let path: String

  /// Makes an empty file with the usual permissions of new files.
  init(in folder: String) throws(SystemError) {
    // Short, so that it fits wherever the final name fits.
    path = "\(folder)/.bench-\(UUID().uuidString).tmp"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    descriptor = Descriptor(number: try SystemError.check(open(path, flags, 0o666)))
  }

  /// Puts the file in the place of another, in one step, once its contents are on the disk.
  func move(to target: String) throws(SystemError) {
    try SystemError.check(fsync(descriptor.number))
    try SystemError.check(rename(path, target))
  }

  func remove() {
    unlink(path)
  }
}
