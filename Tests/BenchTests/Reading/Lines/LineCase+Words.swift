extension LineCase {
  static let words = [
    LineCase("inactive branches are code", "#if A\na\n\n#else\n// b\nc\n#endif", "cc.c/cc"),
    LineCase("a name in backticks", "`class` = `a \" // b` // c\n// d", "c/"),
    LineCase("a lone backtick", "` \"/*\" // a\n// b", "c/"),
    LineCase("directives and macros", "#warning(\"/*\")\n#a // b\n#", "ccc"),
    LineCase("numbers", "0x1p-4 + 1e+5 + 1_0.5 /* a\n*/", "c/"),
    LineCase("other alphabets", "let 변수 = \"é/*\" // ü\n// ö\n≤ é", "c/c"),
    LineCase("key paths", "\\.a // b\n\\A.b[c: \"/*\"]\n// d", "cc/"),
    LineCase("stray characters", "\u{1}\n' // a\n\0\n", "ccc"),
  ]
}
