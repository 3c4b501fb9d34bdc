import SwiftSource
import XCTest

@testable import Suites

/// What each line of a source is: `c` for code, `/` for comment, `.` for blank.
final class LineClassificationTests: XCTestCase {
  private static let cases: [(source: String, lines: String)] = [
    // An empty file has no line.
    ("", ""),
    // A newline alone is a line.
    ("\n", "."),
    // The last line needs no newline.
    ("a", "c"),
    // A newline at the end opens no line.
    ("a\n", "c"),
    // Two newlines at the end leave a blank line.
    ("a\n\n", "c."),
    // Space alone is blank.
    (" \t\u{B}\u{C}\n  ", ".."),
    // CRLF ends one line.
    ("a\r\n\r\n// b\r\nc", "c./c"),
    // CR ends a line.
    ("a\r\r// b\rc", "c./c"),
    // Line ends of all sorts.
    ("a\n\r\nb\r\n\r", "c.c."),
    // A byte order mark is space.
    ("\u{FEFF}// a\n\u{FEFF}\nb", "/.c"),
    // A non-breaking space is space.
    ("\u{A0}\n\u{A0}// a\na\u{A0}\n", "./c"),
    // A shebang line is code.
    ("#!/usr/bin/env swift /*\n// a\n", "c/"),
    // A shebang comes first.
    ("\n#!/* a\n*/\n", ".c/"),
    // Other separators end no line.
    ("// a\u{2028}b\u{85}c\nd", "/c"),
    // A comment on a line of its own.
    ("// a\n/// b\n//\n", "///"),
    // A comment beside code.
    ("a // b\nc /* d */\n/* e */ f\n", "ccc"),
    // A blank line in a comment.
    ("/* a\n\n b */\n", "///"),
    // Nested comments.
    ("/* /* a */\n b */ c\n*/", "/cc"),
    // Code between comments.
    ("/* a\n*/ b /* c\n*/", "/c/"),
    // The shortest comment.
    ("/**/a\n/***/\n/*/\n*/\n", "c///"),
    // A slash and a star overlap no comment.
    ("/*/ a */\nb", "/c"),
    // Stars before the end.
    ("/** a **/ b", "c"),
    // A line comment hides a block comment.
    ("// /*\na\n// */\n", "/c/"),
    // A block comment hides a line comment.
    ("/* // */ a\n", "c"),
    // A block comment hides a quote.
    ("/* \" */ a\n// \"\nb", "c/c"),
    // A comment that doesn't end.
    ("a\n/* b\n\nc /* d */", "c///"),
    // An operator stops at a comment.
    ("a +// b\n+/* c\n*/+ d", "ccc"),
    // A comment hugged by operators.
    ("a +/*c*/+ b\n/*\n*/", "c//"),
    // A stray end of a comment is code.
    ("a */ b\n*/\n// c", "cc/"),
    // Slashes inside an operator.
    ("infix operator +/+\na +/+ b // c\n", "cc"),
    // A backslash escapes no newline.
    ("// a \\\nb", "/c"),
    // Comments in a string.
    ("a = \"/* // \"\n// b", "c/"),
    // Escaped quotes.
    (#""\"/*" // a"# + "\n/* \n*/", "c//"),
    // Escaped backslash before a quote.
    (#""\\" /* a"# + "\n*/", "c/"),
    // An apostrophe is text.
    ("\"'\" // a\n// b", "c/"),
    // A string that doesn't end.
    ("a = \"b /* \n\n// c", "c./"),
    // A string cut off after a backslash.
    ("\"a\\\n// b\n\"a\\", "c/c"),
    // Empty strings.
    ("\"\" // a\n#\"\"# /*\n*/", "cc/"),
    // A raw string.
    (##"#"a " \" // "# /*"## + "\n*/", "c/"),
    // A raw escape.
    (##"#"\#"# /*"# // a"## + "\n// b", "c/"),
    // Two pounds.
    (###"##"a "# /* "## // b"### + "\n// c", "c/"),
    // A raw string of a quote.
    (##"#"""# /* a"## + "\n*/", "c/"),
    // A raw string that starts with quotes.
    (##"#"""a"# /* b"## + "\n*/", "c/"),
    // A blank line in a string.
    ("\"\"\"\n\n  \n// a\n\"\"\"\n\n// b", "ccccc./"),
    // Quotes in a string of lines.
    ("\"\"\"\na \" \"\" /*\n\"\"\"\n/*\n*/", "ccc//"),
    // An escaped delimiter.
    (#"""""# + #""\#n\""" /*\#n""" /* a\#n*/"#, "ccc/"),
    // An escaped newline.
    ("\"\"\"\na \\\n\\  \n\"\"\"\n/*\n*/", "cccc//"),
    // A raw string of lines.
    ("#\"\"\"\n\"\"\" /*\n\n\"\"\"# /* a\n*/", "cccc/"),
    // Two pounds and lines.
    ("##\"\"\"\n\"\"\"# /*\n\"\"\"## // a\n// b", "ccc/"),
    // Lines that don't end.
    ("\"\"\"\na\n\n// b\n", "cccc"),
    // Lines ended by CR.
    ("\"\"\"\r\r// a\r\n\"\"\"\r// b", "cccc/"),
    // A string in a string.
    (#""\("/*")" /* a"# + "\n*/", "c/"),
    // Strings three deep.
    (#""\(a("\(b("\(c("/*"))"))"))" /* d"# + "\n*/", "c/"),
    // A comment in it.
    (#""\(a /* " */)" /* b"# + "\n*/", "c/"),
    // Parentheses in it.
    (#""\((a) + (b)) /* )" /* c"# + "\n*/", "c/"),
    // A parenthesis in its string.
    (#""\(")") /*" // a"# + "\n// b", "c/"),
    // A raw one.
    (##"#"\("/*" \#("a") /*"# // b"## + "\n// c", "c/"),
    // Too few pounds are text.
    (###"##"\#("/*" "## // a"### + "\n// b", "c/"),
    // An escaped backslash opens none.
    (#""\\(" /* a"# + "\n*/", "c/"),
    // Lines of comment and blank.
    ("\"\"\"\n\\(\n// a\n\nb)\n\"\"\"", "cc/.cc"),
    // Text goes on after it.
    ("\"\"\"\n\\(a)\n\n// b\n\"\"\"\n// c", "ccccc/"),
    // A closure in it.
    ("\"\"\"\n\\({ \")\"\n// a\n}())\n\"\"\" // b", "cc/cc"),
    // Lines in a string of one line.
    ("\"\\(\"\"\"\n/*\n\"\"\") /*\" // a\n// b", "ccc/"),
    // A newline cuts it off.
    ("\"\\(a\n// b\n\")\" // c", "c/c"),
    // A newline cuts off two.
    ("\"\\(\"\\(a\n// b\n/* \n*/", "c///"),
    // A regex in it.
    (#""\(/\)"/*)" // a"# + "\n/*\n*/", "c//"),
    // A file that ends in it.
    ("\"\"\"\n\\(a // b\n// c", "cc/"),
    // A quote in a regex.
    ("a = /\"/\n/*\n*/", "c//"),
    // A star before the end.
    ("a = /b*/\n/*\n*/ c", "c/c"),
    // An escaped slash.
    ("a = /\\/*\"/ // b\n// c", "c/"),
    // A class protects no slash.
    ("a = [/[)/*]/ // b\n*/ c]", "cc"),
    // Lines of regex that don't end.
    ("#/\n// a\n\n/* b */", "c/./"),
    // A regex that doesn't end.
    ("a = b(/c\n// d", "c/"),
    // Inactive branches are code.
    ("#if A\na\n\n#else\n// b\nc\n#endif", "cc.c/cc"),
    // A name in backticks.
    ("`class` = `a \" // b` // c\n// d", "c/"),
    // A lone backtick.
    ("` \"/*\" // a\n// b", "c/"),
    // Directives and macros.
    ("#warning(\"/*\")\n#a // b\n#", "ccc"),
    // Numbers.
    ("0x1p-4 + 1e+5 + 1_0.5 /* a\n*/", "c/"),
    // Other alphabets.
    ("let 변수 = \"é/*\" // ü\n// ö\n≤ é", "c/c"),
    // Key paths.
    ("\\.a // b\n\\A.b[c: \"/*\"]\n// d", "cc/"),
    // Stray characters.
    ("\u{1}\n' // a\n\0\n", "ccc"),
    // A conflict that isn't solved.
    ("a\n<<<<<<< HEAD\n/* b\n=======\n>>>>>>> c\n// d", "ccccc/"),
    // A placeholder.
    ("a = <#b /* c#>\n// d\ne", "c/c"),
    // Quotes of another language.
    ("a = '/*'\n// b\nc", "c/c"),
    // A string in lines that doesn't end.
    ("\"\"\"\n  \\(\"a\n  \"\"\"\n// b\nc", "ccc/c"),
  ]

  func testEachLineIsOneKindAndLinesAddUp() {
    let letters: [LineKind: String] = [.code: "c", .comment: "/", .blank: "."]
    for (source, lines) in Self.cases {
      let file = SwiftFile(path: "a.swift", text: source)
      XCTAssertEqual(file.lines.compactMap { letters[$0] }.joined(), lines, source.debugDescription)
      let kinds = [file.count.code, file.count.comment, file.count.blank]
      XCTAssertEqual(
        kinds, ["c", "/", "."].map { kind in lines.count { $0 == kind } },
        source.debugDescription)
    }
  }
}
