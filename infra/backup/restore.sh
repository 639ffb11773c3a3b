#!/usr/bin/env bash
# Restores the database as it was at a time. Run it as the user of PostgreSQL, which must be stopped and have an empty data directory.
# restore.sh '2026-11-27 08:30:00+00'|latest
set -euo pipefail
target=${1:?Usage: restore.sh TIME|latest}

if [[ $target == latest ]]; then
  pgbackrest --stanza=goldwren restore
else
  pgbackrest --stanza=goldwren --type=time --target="$target" --target-action=promote restore
fi
