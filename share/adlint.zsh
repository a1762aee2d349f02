#compdef adlint
# Completion of adlint for zsh.
_adlint() {
  local command=lint
  local -a commands=(
    'lint:Check Interface Builder files; the command when none is named.'
    'rules:List the rules.'
    'explain:Explain a rule\: why it matters and what to do in Xcode.'
    'inspect:Show the ad views of a file as adlint sees them.'
    'config:Show what the configuration comes to, and where it says so.'
    'init:Write a commented .adlint.yml for the project in the working directory.'
    'help:Describe a command and its options.'
  )
  case $words[2] in
    lint|rules|explain|inspect|config|init|help)
      if ((CURRENT > 2)); then
        command=$words[2]
        shift words
        ((CURRENT--))
      fi
      ;;
  esac
  if ((CURRENT == 2)) && [[ $command == lint && $words[CURRENT] != -* ]]; then
    _describe -t commands command commands
  fi
  case $command in
    lint)
      _arguments -S \
        '*--reporter=[Write this report\: text, xcode, json, junit, sarif, github, gitlab, checkstyle, markdown or html; with =FILE into a file. Without it\: text on a terminal, else xcode. May be repeated.]:NAME:(text xcode json junit sarif github gitlab checkstyle markdown html)' \
        '--report-suppressed[List what notes, the configuration or the baseline silence in the reports sarif and json, as suppressed.]' \
        '--config=[Use this configuration, not the nearest .adlint.yml upwards from the working directory.]:FILE:_files' \
        '*--files-from=[Check the files that this file names, one a line or each ended by NUL, too; - is standard input. May be repeated.]:FILE:_files' \
        '--changed-since=[Check the files that differ from where the branch left this git revision, new ones, and those that changed code or translations bear on; below the paths.]:REF:' \
        '--xcode-inputs[Check the Input Files and Input File Lists of the Xcode build phase that runs adlint.]' \
        '--no-exclude[Check what the configuration excludes or does not include, too.]' \
        '--error-on-no-files[Exit with 2 when there is no file to check.]' \
        '--fail-on=[Exit with 1 from this severity on\: error (the default), warning, note or never.]:LEVEL:(error warning note never)' \
        '--strict[The same as --fail-on warning; the later of the two counts.]' \
        '--baseline=[Report only what this baseline does not accept; instead of the configuration'\''s.]:FILE:_files' \
        '--write-baseline=[Accept all that is found\: write it to this baseline and exit with 0. What the file accepts in files that were not checked is kept.]:FILE:_files' \
        '--strict-baseline[Exit with 1 when the baseline accepts what is there no more.]' \
        '--fix[Mend what can be mended without changing what the author may have meant, except what is silenced or in the baseline; report the rest.]' \
        '--unsafe-fixes[Mend all that can be mended.]' \
        '--diff[Write nothing; print what --fix, or --unsafe-fixes, would change as a unified diff, and exit with 1 where it would change something, unless --fail-on is never.]' \
        '--quiet[Print no summary.]' \
        '--statistics[Print on standard error how often each rule reports.]' \
        '--verbose[Name on standard error what was not reported and why\: the app'\''s code sees to it, a suppression silences it, or the baseline accepts it.]' \
        '--no-sources[Read Interface Builder files alone, not the Swift and Objective-C code beside them.]' \
        '--color=[Colour the text report\: auto (on a terminal, unless NO_COLOR is set), always or never.]:WHEN:(auto always never)' \
        '--jobs=[Check up to N files at a time; by default one per core.]:N:' \
        '--stdin-filename=[The path of what - reads, for the reports.]:NAME:' \
        '--help[Print this help.]' \
        '*:file:_files'
      ;;
    rules)
      _arguments -S \
        '--reporter=[The form to print\: text, json, markdown; text by default.]:NAME:(text json markdown)' \
        '--help[Print this help.]'
      ;;
    explain)
      _arguments -S \
        '--help[Print this help.]' \
        '*:word:(missing_ad_view renamed_class swift_name_in_custom_class misspelt_class sdk_class_module nested_ad_views ad_view_not_first_object ad_view_class_on_cell unverified_class unbound_ad_view outlets_on_wrong_owner unknown_outlet dangling_outlet shared_asset_view repeating_content_outlet missing_required_asset missing_call_to_action missing_media_view media_view_wrong_class unconnected_media_view image_view_for_main_image asset_wrong_kind button_for_asset asset_is_container duplicate_tag missing_tag missing_adchoices adchoices_wrong_class recommended_assets_missing duplicate_object_id interactive_call_to_action interactive_asset_button nested_control_in_asset disabled_call_to_action blocked_touches gesture_on_ad_view touch_overlay adchoices_not_tappable asset_outside_ad_view asset_out_of_bounds clipped_asset zero_size_asset ad_view_too_small media_view_too_small adchoices_corner_occupied adchoices_too_small adchoices_covered ambiguous_asset_layout overlapping_assets stale_frames conflicting_constraints hidden_asset transparent_asset content_mode_distorts icon_not_square fixed_media_height text_truncation missing_attribution attribution_too_small attribution_hidden attribution_outside_ad_view attribution_bound_to_asset attribution_low_contrast attribution_not_at_top unverified_attribution deceptive_attribution nib_root_class_mismatch nib_name_not_found native_ad_not_assigned native_ad_assigned_too_early media_content_not_set mytarget_view_not_registered custom_format_no_click_report custom_format_no_impression swiftui_height_below_xib validator_disabled malformed_xml unsupported_format unreadable_file unused_suppression)'
      ;;
    inspect)
      _arguments -S \
        '--width=[Lay the ad views out as at run time where the screen is N points wide; by default as wide as on the canvas.]:N:' \
        '--reporter=[The form to print\: text, json; text by default.]:NAME:(text json)' \
        '--config=[Use this configuration, not the nearest .adlint.yml upwards from the working directory.]:FILE:_files' \
        '--no-sources[Read Interface Builder files alone, not the Swift and Objective-C code beside them.]' \
        '--help[Print this help.]' \
        '*:file:_files'
      ;;
    config)
      _arguments -S \
        '--reporter=[The form to print\: text, json; text by default.]:NAME:(text json)' \
        '--config=[Use this configuration, not the nearest .adlint.yml upwards from the working directory.]:FILE:_files' \
        '--help[Print this help.]' \
        '*:file:_files'
      ;;
    init)
      _arguments -S \
        '--help[Print this help.]'
      ;;
    help)
      _arguments -S \
        '--reporter=[The form to print\: text, man, bash, zsh, fish; text by default.]:NAME:(text man bash zsh fish)' \
        '--help[Print this help.]' \
        '*:word:(lint rules explain inspect config init help)'
      ;;
  esac
}
_adlint "$@"
