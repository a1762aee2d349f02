#ifndef ADLINT_RULE_DATA_H
#define ADLINT_RULE_DATA_H

#include <stddef.h>

/// A YAML file of the `Rules` folder, as it was when adlint was built.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} adlint_rule_file;

/// The SDK profile with a number; NULL past the last one.
const adlint_rule_file *_Nullable adlint_profile(size_t number);

extern const adlint_rule_file adlint_attribution;
extern const adlint_rule_file adlint_other_sdks;

#endif
