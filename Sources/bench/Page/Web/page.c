#include "CPage.h"

#include <string.h>

// The files are part of the program, so that it runs wherever it is moved.
static const struct {
  const char *name;
  const unsigned char *bytes;
} files[] = {
    {"page.html", (const unsigned char[]){
#embed "page.html" suffix(, )
     0}},
    {"choosing.html", (const unsigned char[]){
#embed "choosing.html" suffix(, )
     0}},
    {"page.css", (const unsigned char[]){
#embed "page.css" suffix(, )
     0}},
    {"numbers.css", (const unsigned char[]){
#embed "numbers.css" suffix(, )
     0}},
    {"reading.css", (const unsigned char[]){
#embed "reading.css" suffix(, )
     0}},
    {"page.js", (const unsigned char[]){
#embed "page.js" suffix(, )
     0}},
    {"listing.js", (const unsigned char[]){
#embed "listing.js" suffix(, )
     0}},
    {"tap.js", (const unsigned char[]){
#embed "tap.js" suffix(, )
     0}},
    {"diagram.js", (const unsigned char[]){
#embed "diagram.js" suffix(, )
     0}},
    {"where.js", (const unsigned char[]){
#embed "where.js" suffix(, )
     0}},
    {"charts.js", (const unsigned char[]){
#embed "charts.js" suffix(, )
     0}},
    {"choosing.js", (const unsigned char[]){
#embed "choosing.js" suffix(, )
     0}},
    {"proofs.js", (const unsigned char[]){
#embed "proofs.js" suffix(, )
     0}},
};

const char *page_file(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].name, name) == 0) return (const char *)files[index].bytes;
  }
  return NULL;
}
