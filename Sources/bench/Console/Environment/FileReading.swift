import Foundation

extension String {
  /// The text of a file, which must be UTF-8.
  package init(readFrom path: String) throws(InputError) {
    guard let text = String(validating: try Data(readFrom: path), as: UTF8.self) else {
      throw InputError(description: "\(path): not UTF-8 text")
    }
    self = text
  }

  /// The path below a folder.
  package func path(in root: String) -> String { String(dropFirst(root.count + 1)) }

  /// The type that a file of this path is named after: `ItemsListModel` of `ItemsList/ItemsListModel+Rows.swift`.
  package var typeOfFile: Substring {
    (split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "+" }
  }

  /// Whether this path leads to a folder.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension Decodable {
  /// What a file of the package holds as JSON; `complaint` says what it isn't, and what to do.
  package static func read(from path: String, or complaint: String) throws(InputError) -> Self {
    let json = Data(try String(readFrom: path).utf8)
    guard let value = try? JSONDecoder().decode(Self.self, from: json) else {
      throw InputError(description: "\(path): \(complaint)")
    }
    return value
  }
}

extension Data {
  /// What a file or a pipe holds.
  package init(readFrom path: String) throws(InputError) {
    guard !path.isEmpty else {
      throw InputError(description: "an empty name; write that of a file")
    }
    do {
      self = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
    } catch {
      throw InputError(path: path, error)
    }
  }
}
