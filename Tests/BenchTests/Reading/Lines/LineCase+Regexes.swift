extension LineCase {
  static let regexes = [
    LineCase("a quote in a regex", "a = /\"/\n/*\n*/", "c//"),
    LineCase("a star before the end", "a = /b*/\n/*\n*/ c", "c/c"),
    LineCase("an escaped slash", "a = /\\/*\"/ // b\n// c", "c/"),
    LineCase("a parenthesis in a class", "a = /[(]\"/ // b\n/*\n*/", "c//"),
    LineCase("a class protects no slash", "a = [/[)/*]/ // b\n*/ c]", "cc"),
    LineCase("divisions", "a = b / c / d /* e\n*/", "c/"),
    LineCase("a division without space", "a = b/c/* d\n*/", "c/"),
    LineCase("an operator as an argument", "a.reduce(1, /) + b(\")\") /* /\n*/", "c/"),
    LineCase("an operator in parentheses", "a = (/) // b /\n/* / c\n*/", "c//"),
    LineCase("regexes as arguments", "a(/\"/, b: /\"/) /* c\n*/", "c/"),
    LineCase("a prefix operator", "a = !/\"/ /* b\n*/", "c/"),
    LineCase("an operator declaration", "prefix func /(a: B) {} // \"/\n/*\n*/", "c//"),
    LineCase("after try", "try? /^ \"/ /* a\n*/", "c/"),
    LineCase("after a forced value", "a! / b /* \"/\n*/", "c/"),
    LineCase("an extended regex", "a = #/\"//*/# /* b\n*/", "c/"),
    LineCase("two pounds around it", "a = ##/\"/# /*/## // b\n// c", "c/"),
    LineCase("an extended regex of lines", "#/\n// a\n\n\" # b\n/# // c\n// d", "ccccc/"),
    LineCase("lines of regex that don't end", "#/\n// a\n\n/* b */", "c/./"),
    LineCase("a regex that doesn't end", "a = b(/c\n// d", "c/"),
  ]
}
