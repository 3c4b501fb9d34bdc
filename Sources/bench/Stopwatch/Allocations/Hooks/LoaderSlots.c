#define _GNU_SOURCE
#include "LoaderSlots.h"
#include <stdlib.h>

// A library calls a function of another one through a slot, which the loader fills with the address. Here the
// slots of some functions are found by name in every library and filled anew: in glibc's tables only.
#if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
enum { callSlot = R_X86_64_JUMP_SLOT, addressSlot = R_X86_64_GLOB_DAT };
#else
enum { callSlot = R_AARCH64_JUMP_SLOT, addressSlot = R_AARCH64_GLOB_DAT };
#endif

/// Pages that the loader has closed for writing; empty where a library has none.
struct Pages {
  void *start;
  size_t length;
};

struct Search {
  const struct Replacement *replacements;
  size_t count;
};

static bool fill(void **slot, struct Pages pages, void *function) {
  if (mprotect(pages.start, pages.length, PROT_READ | PROT_WRITE) != 0) return false;
  __atomic_store_n(slot, function, __ATOMIC_SEQ_CST);
  return mprotect(pages.start, pages.length, PROT_READ) == 0;
}

/// Goes through the two tables that say which function each slot is for.
static bool redirectSlots(
    ElfW(Addr) base, struct Pages pages, const ElfW(Dyn) *dynamic, const struct Search *search) {
  const ElfW(Rela) *tables[2] = {NULL, NULL};
  size_t sizes[2] = {0, 0};
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  for (; dynamic->d_tag != DT_NULL; dynamic++) {
    void *address = (void *)dynamic->d_un.d_ptr;
    switch (dynamic->d_tag) {
    case DT_JMPREL: tables[0] = address; break;
    case DT_PLTRELSZ: sizes[0] = dynamic->d_un.d_val; break;
    case DT_RELA: tables[1] = address; break;
    case DT_RELASZ: sizes[1] = dynamic->d_un.d_val; break;
    case DT_SYMTAB: symbols = address; break;
    case DT_STRTAB: names = address; break;
    }
  }
  for (size_t table = 0; table < 2; table++) {
    for (size_t i = 0; i < sizes[table] / sizeof *tables[table]; i++) {
      const ElfW(Rela) *entry = &tables[table][i];
      size_t type = ELF64_R_TYPE(entry->r_info);
      if (type != callSlot && type != addressSlot) continue;
      const char *name = names + symbols[ELF64_R_SYM(entry->r_info)].st_name;
      for (size_t f = 0; f < search->count; f++) {
        const struct Replacement *replacement = &search->replacements[f];
        if (strcmp(name, replacement->name) != 0) continue;
        if (!fill((void **)(base + entry->r_offset), pages, replacement->function)) return false;
      }
    }
  }
  return true;
}

/// Returns non-zero, which ends the walk over the libraries, where a slot can't be filled.
static int visit(struct dl_phdr_info *library, size_t size, void *search) {
  const ElfW(Dyn) *dynamic = NULL;
  struct Pages pages = {NULL, 0};
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  for (size_t i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    ElfW(Addr) start = library->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)start;
    if (part->p_type == PT_GNU_RELRO) {
      // Whole pages only, as the loader closes them.
      pages.start = (void *)(start & -page);
      pages.length = ((start + part->p_memsz) & -page) - (start & -page);
    }
  }
  return dynamic != NULL && !redirectSlots(library->dlpi_addr, pages, dynamic, search);
}

bool redirectCalls(const struct Replacement *replacements, size_t count) {
  struct Search search = {replacements, count};
  return dl_iterate_phdr(visit, &search) == 0;
}
#else
bool redirectCalls(const struct Replacement *replacements, size_t count) { return false; }
#endif
