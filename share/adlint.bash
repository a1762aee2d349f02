# Completion of adlint for bash.
_adlint() {
  local current=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD - 1]} command=lint words=
  if [[ $current == = ]]; then
    current=
  elif [[ $last == = ]]; then
    last=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  if ((COMP_CWORD > 1)); then
    case ${COMP_WORDS[1]} in
      lint | rules | explain | inspect | config | init | help) command=${COMP_WORDS[1]} ;;
    esac
  fi
  case $command:$last in
    lint:--reporter) words='text xcode json junit sarif github gitlab checkstyle markdown html' ;;
    lint:--config) words='' ;;
    lint:--files-from) words='' ;;
    lint:--changed-since) words='' ;;
    lint:--fail-on) words='error warning note never' ;;
    lint:--baseline) words='' ;;
    lint:--write-baseline) words='' ;;
    lint:--color) words='auto always never' ;;
    lint:--jobs) words='' ;;
    lint:--stdin-filename) words='' ;;
    rules:--reporter) words='text json markdown' ;;
    inspect:--width) words='' ;;
    inspect:--reporter) words='text json' ;;
    inspect:--config) words='' ;;
    config:--reporter) words='text json' ;;
    config:--config) words='' ;;
    help:--reporter) words='text man bash zsh fish' ;;
    *)
      case $command:$current in
        lint:-*) words='--reporter --report-suppressed --config --files-from --changed-since --xcode-inputs --no-exclude --error-on-no-files --fail-on --strict --baseline --write-baseline --strict-baseline --fix --unsafe-fixes --diff --quiet --statistics --verbose --no-sources --color --jobs --stdin-filename --help' ;;
        rules:-*) words='--reporter --help' ;;
        explain:-*) words='--help' ;;
        inspect:-*) words='--width --reporter --config --no-sources --help' ;;
        config:-*) words='--reporter --config --help' ;;
        init:-*) words='--help' ;;
        help:-*) words='--reporter --help' ;;
        explain:*) words='missing_ad_view renamed_class swift_name_in_custom_class misspelt_class sdk_class_module nested_ad_views ad_view_not_first_object ad_view_class_on_cell unverified_class unbound_ad_view outlets_on_wrong_owner unknown_outlet dangling_outlet shared_asset_view repeating_content_outlet missing_required_asset missing_call_to_action missing_media_view media_view_wrong_class unconnected_media_view image_view_for_main_image asset_wrong_kind button_for_asset asset_is_container duplicate_tag missing_tag missing_adchoices adchoices_wrong_class recommended_assets_missing duplicate_object_id interactive_call_to_action interactive_asset_button nested_control_in_asset disabled_call_to_action blocked_touches gesture_on_ad_view touch_overlay adchoices_not_tappable asset_outside_ad_view asset_out_of_bounds clipped_asset zero_size_asset ad_view_too_small media_view_too_small adchoices_corner_occupied adchoices_too_small adchoices_covered ambiguous_asset_layout overlapping_assets stale_frames conflicting_constraints hidden_asset transparent_asset content_mode_distorts icon_not_square fixed_media_height text_truncation missing_attribution attribution_too_small attribution_hidden attribution_outside_ad_view attribution_bound_to_asset attribution_low_contrast attribution_not_at_top unverified_attribution deceptive_attribution nib_root_class_mismatch nib_name_not_found native_ad_not_assigned native_ad_assigned_too_early media_content_not_set mytarget_view_not_registered custom_format_no_click_report custom_format_no_impression swiftui_height_below_xib validator_disabled malformed_xml unsupported_format unreadable_file unused_suppression' ;;
        help:*) words='lint rules explain inspect config init help' ;;
      esac
      ((COMP_CWORD == 1)) && [[ $current != -* ]] && words='lint rules explain inspect config init help'
      ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _adlint adlint
