extension LineCase {
  static let ends = [
    LineCase("an empty file has no line", "", ""),
    LineCase("a newline alone is a line", "\n", "."),
    LineCase("the last line needs no newline", "a", "c"),
    LineCase("a newline at the end opens no line", "a\n", "c"),
    LineCase("two newlines at the end leave a blank line", "a\n\n", "c."),
    LineCase("space alone is blank", " \t\u{B}\u{C}\n  ", ".."),
    LineCase("CRLF ends one line", "a\r\n\r\n// b\r\nc", "c./c"),
    LineCase("CR ends a line", "a\r\r// b\rc", "c./c"),
    LineCase("line ends of all sorts", "a\n\r\nb\r\n\r", "c.c."),
    LineCase("a byte order mark is space", "\u{FEFF}// a\n\u{FEFF}\nb", "/.c"),
    LineCase("a non-breaking space is space", "\u{A0}\n\u{A0}// a\na\u{A0}\n", "./c"),
    LineCase("a shebang line is code", "#!/usr/bin/env swift /*\n// a\n", "c/"),
    LineCase("a shebang comes first", "\n#!/* a\n*/\n", ".c/"),
    LineCase("other separators end no line", "// a\u{2028}b\u{85}c\nd", "/c"),
  ]
}
