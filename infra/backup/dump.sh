#!/usr/bin/env bash
# Writes one database into a file that any newer PostgreSQL can read, for example to move to another version.
# dump.sh FILE   (DATABASE_URL: the owner's login)
set -euo pipefail
file=${1:?Usage: dump.sh FILE}
pg_dump --format=custom --file="$file" "${DATABASE_URL:?Set DATABASE_URL}"
