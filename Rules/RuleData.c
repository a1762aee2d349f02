#include "RuleData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char applovin_max[] = {
#embed "profiles/applovin_max.yml"
};
static const unsigned char cas[] = {
#embed "profiles/cas.yml"
};
static const unsigned char google_custom_format[] = {
#embed "profiles/google_custom_format.yml"
};
static const unsigned char google_legacy[] = {
#embed "profiles/google_legacy.yml"
};
static const unsigned char google_mobile_ads[] = {
#embed "profiles/google_mobile_ads.yml"
};
static const unsigned char levelplay[] = {
#embed "profiles/levelplay.yml"
};
static const unsigned char meta_audience_network[] = {
#embed "profiles/meta_audience_network.yml"
};
static const unsigned char mytarget[] = {
#embed "profiles/mytarget.yml"
};
static const unsigned char yandex[] = {
#embed "profiles/yandex.yml"
};
static const unsigned char attribution[] = {
#embed "attribution.yml"
};
static const unsigned char other_sdks[] = {
#embed "other-sdks.yml"
};

#define FILE_ENTRY(name, bytes) {name, bytes, sizeof bytes}

// A profile stands after the one that it extends.
static const adlint_rule_file profiles[] = {
  FILE_ENTRY("profiles/google_custom_format.yml", google_custom_format),
  FILE_ENTRY("profiles/google_mobile_ads.yml", google_mobile_ads),
  FILE_ENTRY("profiles/google_legacy.yml", google_legacy),
  FILE_ENTRY("profiles/mytarget.yml", mytarget),
  FILE_ENTRY("profiles/meta_audience_network.yml", meta_audience_network),
  FILE_ENTRY("profiles/yandex.yml", yandex),
  FILE_ENTRY("profiles/applovin_max.yml", applovin_max),
  FILE_ENTRY("profiles/cas.yml", cas),
  FILE_ENTRY("profiles/levelplay.yml", levelplay),
};

const adlint_rule_file *adlint_profile(size_t number) {
  return number < sizeof profiles / sizeof profiles[0] ? &profiles[number] : NULL;
}

const adlint_rule_file adlint_attribution = FILE_ENTRY("attribution.yml", attribution);
const adlint_rule_file adlint_other_sdks = FILE_ENTRY("other-sdks.yml", other_sdks);
