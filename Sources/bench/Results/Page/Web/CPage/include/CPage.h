#pragma once

/// The text of a part of the page, which may be that of several files; a zero byte follows the last.
///
/// `NULL` where there is no such part.
const char *page_part(const char *name);
