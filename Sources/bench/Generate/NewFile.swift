import Foundation

/// A file to be written where there is none.
struct NewFile {
  let path: String
  let text: String

  var folder: String { NSString(string: path).deletingLastPathComponent }
}
