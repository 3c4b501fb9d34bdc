#include "CPage.h"

// The files are part of the program, so that it runs wherever it is moved.

static const unsigned char frame[] = {
#embed "../page.html" suffix(, )
    0};

static const unsigned char style[] = {
#embed "../colours.css" suffix(, )
#embed "../page.css" suffix(, )
#embed "../reading.css" suffix(, )
#embed "../charts.css" suffix(, )
    0};

static const unsigned char drawing[] = {
#embed "../colours.css" suffix(, )
#embed "../charts.css" suffix(, )
    0};

// In the order in which they run.
static const unsigned char script[] = {
#embed "../page.js" suffix(, )
#embed "../tap.js" suffix(, )
#embed "../where.js" suffix(, )
#embed "../tests.js" suffix(, )
#embed "../choosing.js" suffix(, )
    0};

const char *page_frame(void) { return (const char *)frame; }
const char *page_style(void) { return (const char *)style; }
const char *page_script(void) { return (const char *)script; }
const char *picture_style(void) { return (const char *)drawing; }
