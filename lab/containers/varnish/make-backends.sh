#!/bin/sh
# Writes backends.vcl for shop.vcl to standard output: the shells, the APIs, and the networks that may ask for more
# than shoppers (docs/operations/caches.md#a-shared-cache).
#   SHELLS="shell:3000" APIS="api:4000" INNER_NETWORKS="172.30.0.0/24" sh make-backends.sh > backends.vcl
# A name with several addresses becomes one backend for each. Varnish itself accepts only one address for a name.
set -eu

# Names that cannot be resolved yet stop the start: the container engine tries again.
addresses() {
  getent ahosts "$1" | awk '!seen[$1]++ { print $1 }'
}

backends() { # kind, "host:port …", probe path
  count=0
  for target in $2; do
    host=${target%:*} port=${target##*:}
    found=$(addresses "$host")
    [ -n "$found" ] || { echo "make-backends: $host has no address" >&2; exit 1; }
    for address in $found; do
      count=$((count + 1))
      cat <<VCL
backend $1_$count {
  .host = "$address";
  .port = "$port";
  .connect_timeout = 1s;
  .max_connections = ${MAX_CONNECTIONS:-300};
  .probe = {
    .url = "/readyz";
    .interval = ${PROBE_INTERVAL:-1s};
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
  }
}
VCL
    done
  done
  echo "sub vcl_init {"
  echo "  new ${1}s = directors.round_robin();"
  number=0
  while [ "$number" -lt "$count" ]; do
    number=$((number + 1))
    echo "  ${1}s.add_backend(${1}_$number);"
  done
  echo "}"
}

networks() {
  echo "acl inner {"
  for network in $INNER_NETWORKS; do
    case $network in
      */*) echo "  \"${network%/*}\"/${network#*/};" ;;
      *) echo "  \"$network\";" ;;
    esac
  done
  echo "}"
}

shells=$(backends shell "$SHELLS")
apis=$(backends api "$APIS")
printf '%s\n%s\n%s\n' "$shells" "$apis" "$(networks)"
