#pragma once

/// The text of one of the page's files, such as `page.css`; a zero byte follows the last.
///
/// `NULL` where there is no such file.
const char *page_file(const char *name);
