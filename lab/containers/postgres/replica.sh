#!/bin/bash
# Copies the primary of PGHOST at the first start, then follows it. Arguments: the command of the server.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # An interrupted copy must not look like a complete one.
  part="$PGDATA.part"
  until rm -rf "$part" && pg_basebackup --pgdata="$part" --write-recovery-conf --checkpoint=fast; do sleep 2; done
  chmod 700 "$part"
  mkdir -p "$(dirname "$PGDATA")"
  rm -rf "$PGDATA"
  mv "$part" "$PGDATA"
fi
exec "$@"
