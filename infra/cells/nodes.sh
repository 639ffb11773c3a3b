# Sourced by `up` and `down`: the nodes of the cluster, 0 is the coordinator, 9 has no Citus.

readonly base=${CELLS_PORTS:-25500} workers=${CELLS_WORKERS:-2} plain=9
readonly tree=$folder/tree
readonly programs=$tree/usr/lib/postgresql/15/bin

fail() {
  echo "$1" >&2
  exit 1
}

port_of() { echo $((base + $1)); }
data_of() { echo "$folder/node-$1"; }

as_server=()
# PostgreSQL does not run as root.
if [ "$(id -u)" = 0 ]; then as_server=(setpriv --reuid=postgres --regid=postgres --init-groups); fi

# sql NODE DATABASE ARGUMENTS…
sql() {
  local number=$1 database=$2
  shift 2
  psql -X -q -At -v ON_ERROR_STOP=1 -h 127.0.0.1 -p "$(port_of "$number")" -U postgres -d "$database" "$@"
}
