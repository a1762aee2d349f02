#ifndef ADLINT_CLIBXML2_H
#define ADLINT_CLIBXML2_H

// Debian's <libxml/encoding.h> includes ICU's headers, which clash with Foundation's own copy.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlwriter.h>

// xmlFree is a mutable global function pointer, which Swift 6 does not let anyone read.
static inline void adlint_xml_free(void *pointer) { xmlFree(pointer); }

#endif
