extension LineCase {
  static let comments = [
    LineCase("a comment on a line of its own", "// a\n/// b\n//\n", "///"),
    LineCase("a comment beside code", "a // b\nc /* d */\n/* e */ f\n", "ccc"),
    LineCase("a blank line in a comment", "/* a\n\n b */\n", "///"),
    LineCase("nested comments", "/* /* a */\n b */ c\n*/", "/cc"),
    LineCase("code between comments", "/* a\n*/ b /* c\n*/", "/c/"),
    LineCase("the shortest comment", "/**/a\n/***/\n/*/\n*/\n", "c///"),
    LineCase("a slash and a star overlap no comment", "/*/ a */\nb", "/c"),
    LineCase("stars before the end", "/** a **/ b", "c"),
    LineCase("a line comment hides a block comment", "// /*\na\n// */\n", "/c/"),
    LineCase("a block comment hides a line comment", "/* // */ a\n", "c"),
    LineCase("a block comment hides a quote", "/* \" */ a\n// \"\nb", "c/c"),
    LineCase("a comment that doesn't end", "a\n/* b\n\nc /* d */", "c///"),
    LineCase("an operator stops at a comment", "a +// b\n+/* c\n*/+ d", "ccc"),
    LineCase("a comment hugged by operators", "a +/*c*/+ b\n/*\n*/", "c//"),
    LineCase("a stray end of a comment is code", "a */ b\n*/\n// c", "cc/"),
    LineCase("slashes inside an operator", "infix operator +/+\na +/+ b // c\n", "cc"),
    LineCase("a backslash escapes no newline", "// a \\\nb", "/c"),
  ]
}
