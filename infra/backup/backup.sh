#!/usr/bin/env bash
# Backs up the database. Run it as the user of PostgreSQL, and then copy-files.sh: every row of the backup then has its file.
# backup.sh full|diff|incr
set -euo pipefail
type=${1:?Usage: backup.sh full|diff|incr}

pgbackrest --stanza=goldwren --type="$type" backup
# Fails when WAL does not reach the archive. Without it, the backup cannot be restored to a later second.
pgbackrest --stanza=goldwren check
