# Sourced by `up` and `down`: processes by the id that was recorded when they started.

# Members have PostgreSQL and Patroni. etcd runs on other nodes (decision 0066).
readonly members="n1 n2 n3" etcd_nodes="e1 e2 e3"

# Each has its own address and the same ports, as six machines would. By default it is a loopback address.
# HA_NETWORK is another prefix, of network namespaces whose names begin with HA_NAMESPACES.
address_of() {
  local number=${1#?}
  if [ "${1%?}" = e ]; then number=$((number + 3)); fi
  echo "${HA_NETWORK:-127.0.0.1}$number"
}
enter() {
  inside=()
  if [ -n "${HA_NAMESPACES:-}" ]; then inside=(env PATH="$PATH:/usr/sbin" ip netns exec "$HA_NAMESPACES$1"); fi
}

fail() {
  echo "$1" >&2
  exit 1
}

# The time at which a process started. With it, a reused id is not mistaken for the recorded process.
started_at() { sed 's/.*) //' "/proc/$1/stat" 2>/dev/null | cut -d' ' -f20; }

is_running() {
  local pid="" start=""
  [ -f "$folder/run/$1" ] && read -r pid start <"$folder/run/$1" && [ -n "$start" ] && [ "$(started_at "$pid")" = "$start" ]
}

# launch NAME COMMAND…: starts it in a session of its own, unless it runs. PostgreSQL does not run as root, so nothing does
# that works in the folder of a member.
launch() {
  local name=$1 pid
  shift
  is_running "$name" && return
  setsid "$@" >>"$folder/log/$name" 2>&1 </dev/null &
  pid=$!
  echo "$pid $(started_at "$pid")" >"$folder/run/$name"
}

as_server=()
if [ "$(id -u)" = 0 ]; then as_server=(setpriv --reuid=postgres --regid=postgres --init-groups); fi

# wait_for SECONDS WHAT COMMAND…
wait_for() {
  local until=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ "$SECONDS" -lt "$until" ] || fail "$what is not ready. Read the files in $folder/log."
    sleep 0.3
  done
}

# end NAME: SIGTERM, and SIGKILL after 20 s.
end() {
  local name=$1 pid
  if is_running "$name"; then
    read -r pid _ <"$folder/run/$name"
    kill -CONT "$pid" && kill -TERM "$pid"
    for _ in $(seq 100); do
      is_running "$name" || break
      sleep 0.2
    done
    if is_running "$name"; then kill -KILL "$pid"; fi
  fi
  rm -f "$folder/run/$name"
}
