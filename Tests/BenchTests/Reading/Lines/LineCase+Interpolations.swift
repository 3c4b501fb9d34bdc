extension LineCase {
  static let interpolations = [
    LineCase("a string in a string", #""\("/*")" /* a"# + "\n*/", "c/"),
    LineCase("strings three deep", #""\(a("\(b("\(c("/*"))"))"))" /* d"# + "\n*/", "c/"),
    LineCase("a comment in it", #""\(a /* " */)" /* b"# + "\n*/", "c/"),
    LineCase("parentheses in it", #""\((a) + (b)) /* )" /* c"# + "\n*/", "c/"),
    LineCase("a parenthesis in its string", #""\(")") /*" // a"# + "\n// b", "c/"),
    LineCase("a raw one", ##"#"\("/*" \#("a") /*"# // b"## + "\n// c", "c/"),
    LineCase("too few pounds are text", ###"##"\#("/*" "## // a"### + "\n// b", "c/"),
    LineCase("an escaped backslash opens none", #""\\(" /* a"# + "\n*/", "c/"),
    LineCase("lines of comment and blank", "\"\"\"\n\\(\n// a\n\nb)\n\"\"\"", "cc/.cc"),
    LineCase("text goes on after it", "\"\"\"\n\\(a)\n\n// b\n\"\"\"\n// c", "ccccc/"),
    LineCase("a closure in it", "\"\"\"\n\\({ \")\"\n// a\n}())\n\"\"\" // b", "cc/cc"),
    LineCase("lines in a string of one line", "\"\\(\"\"\"\n/*\n\"\"\") /*\" // a\n// b", "ccc/"),
    LineCase("a newline cuts it off", "\"\\(a\n// b\n\")\" // c", "c/c"),
    LineCase("a newline cuts off two", "\"\\(\"\\(a\n// b\n/* \n*/", "c///"),
    LineCase("a regex in it", #""\(/\)"/*)" // a"# + "\n/*\n*/", "c//"),
    LineCase("a file that ends in it", "\"\"\"\n\\(a // b\n// c", "cc/"),
  ]
}
