#include "CPage.h"

#include <string.h>

// The files are part of the program, so that it runs wherever it is moved.

static const unsigned char frame[] = {
#embed "../page.html" suffix(, )
    0};

static const unsigned char choosing[] = {
#embed "../choosing.html" suffix(, )
    0};

static const unsigned char style[] = {
#embed "../colours.css" suffix(, )
#embed "../page.css" suffix(, )
#embed "../reading.css" suffix(, )
#embed "../charts.css" suffix(, )
#embed "../numbers.css" suffix(, )
#embed "../bugs.css" suffix(, )
    0};

// That of pictures in files of their own.
static const unsigned char drawing[] = {
#embed "../colours.css" suffix(, )
#embed "../charts.css" suffix(, )
    0};

static const unsigned char start[] = {
#embed "../start.js" suffix(, )
    0};

// In the order in which they run.
static const unsigned char script[] = {
#embed "../page.js" suffix(, )
#embed "../listing.js" suffix(, )
#embed "../costs.js" suffix(, )
#embed "../tap.js" suffix(, )
#embed "../diagram.js" suffix(, )
#embed "../where.js" suffix(, )
#embed "../find.js" suffix(, )
#embed "../charts.js" suffix(, )
#embed "../choosing.js" suffix(, )
#embed "../proofs.js" suffix(, )
    0};

static const struct {
  const char *name;
  const unsigned char *bytes;
} parts[] = {
    {"frame", frame}, {"choosing", choosing}, {"style", style},
    {"drawing", drawing}, {"start", start}, {"script", script},
};

const char *page_part(const char *name) {
  for (size_t index = 0; index < sizeof parts / sizeof *parts; index++) {
    if (strcmp(parts[index].name, name) == 0) return (const char *)parts[index].bytes;
  }
  return NULL;
}
