#!/usr/bin/env bash
# Checks who receives an alert: bash infra/monitoring/test-routes.sh [amtool]
set -euo pipefail
amtool=${1:-amtool}
cd "$(dirname "$0")"

expect() { # expect RECEIVERS LABEL…
  local receivers=$1
  shift
  "$amtool" config routes test --config.file=alertmanager.yaml --verify.receivers="$receivers" "$@" >/dev/null ||
    { echo "Not routed to $receivers: $*"; exit 1; }
}

expect on-call,escalation alertname=GoldwrenWorkerDead severity=page
expect on-call,escalation alertname=GoldwrenBooksDisagree severity=page invariant=wallet_matches_journal
expect tickets alertname=GoldwrenQueueOld severity=ticket task=send_mail
expect heartbeat alertname=GoldwrenMonitoringAlive severity=heartbeat
# An alert whose severity is missing or misspelled must not get lost.
expect on-call alertname=GoldwrenUnknown
expect on-call alertname=GoldwrenUnknown severity=pages
