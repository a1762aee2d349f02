#ifndef ADLINT_CLIBYAML_H
#define ADLINT_CLIBYAML_H
#include <yaml.h>
#endif
