#!/usr/bin/env bash
# Copies the stored files into a backup, or back. Run it as the user of the API. A bucket keeps versions itself instead.
# copy-files.sh FROM TO
set -euo pipefail
from=${1:?Usage: copy-files.sh FROM TO}
to=${2:?Usage: copy-files.sh FROM TO}

# Stored files never change, so those that are already there stay as they are.
mkdir --parents "$to"
cp --archive --no-clobber "$from/." "$to/"
