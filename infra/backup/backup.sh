#!/usr/bin/env bash
# Backs up the database, and then the files: every row of the backup has its file. Run it as the user of PostgreSQL.
# backup.sh full|diff|incr
# FILES_DIR and FILES_COPY: the folder of the stored files and its copy. Neither for a bucket, which keeps versions itself.
set -euo pipefail
type=${1:?Usage: backup.sh full|diff|incr}

pgbackrest --stanza=goldwren --type="$type" backup
# Fails when WAL does not reach the archive. Without it, the backup cannot be restored to a later second.
pgbackrest --stanza=goldwren check

if [[ -n ${FILES_DIR:-} ]]; then
  # Stored files never change, so those that are already copied stay as they are.
  mkdir --parents "${FILES_COPY:?Set FILES_COPY}"
  cp --archive --no-clobber "$FILES_DIR/." "$FILES_COPY/"
fi
