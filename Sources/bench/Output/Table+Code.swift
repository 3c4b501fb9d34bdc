extension Table {
  /// Lines of a file of the package, counted from 1, under where they stand.
  init(
    title: String, note: String? = nil, file: String, lines: ClosedRange<Int>, in root: String
  ) throws(InputError) {
    let text = try String(readFrom: "\(root)/\(file)")
    self.init(
      CodeExcerpt.cut(lines.lowerBound - 1..<lines.upperBound, from: text), title: title,
      note: note, fields: [.text("\(file):\(lines.lowerBound)") { $0 }])
  }
}
