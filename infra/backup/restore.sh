#!/usr/bin/env bash
# Restores the database as it was at a time, and the files. PostgreSQL must be stopped and its data directory must be empty.
# restore.sh '2026-11-27 08:30:00+00'|latest
# FILES_DIR and FILES_COPY: as in backup.sh.
set -euo pipefail
target=${1:?Usage: restore.sh TIME|latest}

if [[ $target == latest ]]; then
  pgbackrest --stanza=goldwren restore
else
  pgbackrest --stanza=goldwren --type=time --target="$target" --target-action=promote restore
fi

if [[ -n ${FILES_DIR:-} ]]; then
  mkdir --parents "$FILES_DIR"
  cp --archive --no-clobber "${FILES_COPY:?Set FILES_COPY}/." "$FILES_DIR/"
fi
