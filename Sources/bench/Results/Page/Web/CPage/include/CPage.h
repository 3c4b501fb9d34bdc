#pragma once

/// The parts of the page; a zero byte follows the last of each.
const char *_Nonnull page_frame(void);
const char *_Nonnull page_style(void);
const char *_Nonnull page_script(void);

/// The style of pictures in files of their own.
const char *_Nonnull picture_style(void);
