# SPDX-License-Identifier: MIT
# Messages, locks and child processes of ./dev. Sourced, never run.
# Everything that ./dev itself says goes to standard error: standard output belongs to the programs.

say() { printf 'dev: %s\n' "$*" >&2; }

die() {
    printf 'dev: %s\n' "$@" >&2
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

temporaries=()
child=

forget_temporaries() {
    local path
    for path in "${temporaries[@]}"; do remove_tree "$path"; done
    temporaries=()
}

# A system made without root rights can hold folders that their owner may not enter, and a few files of the user
# ids that are mapped to this user. It stays on one file system: whatever may be mounted below is not ours.
remove_tree() {
    [[ -e $1 || -L $1 ]] || return 0
    rm -rf --one-file-system -- "$1" 2>/dev/null && return
    chmod -R u+rwX -- "$1" 2>/dev/null || true
    (( EUID == 0 )) || unshare --user --map-auto --map-root-user rm -rf --one-file-system -- "$1" 2>/dev/null || true
    rm -rf --one-file-system -- "$1" || die "cannot remove $1; remove it by hand and run this again."
}

on_signal() {
    trap '' INT TERM HUP
    if [[ $child ]]; then
        kill -TERM -- "-$child" 2>/dev/null || true
        wait "$child" 2>/dev/null || true
    fi
    say "interrupted; run the same command again to go on"
    exit "$1"
}

trap 'on_signal 130' INT
trap 'on_signal 143' TERM
trap 'on_signal 129' HUP
trap forget_temporaries EXIT

# Runs a command in a process group of its own, so that an interrupt ends all of it at once.
supervise() {
    local code=0
    set -m
    "$@" </dev/null &
    child=$!
    set +m
    wait "$child" 2>/dev/null || code=$? # the shell would report an abort in words of its own
    child=
    return "$code"
}

# supervise_into LOG COMMAND...: redirected in the child only, so that what an interrupt says is still seen.
supervise_into() { supervise logged "$@"; }

logged() {
    exec >"$1" 2>&1
    shift
    "$@"
}

# lock FILE WHAT: holds the lock until unlock or the end; what is started meanwhile holds it too,
# so that an orphan of a killed run cannot write where the next run already works.
lock() {
    mkdir -p "${1%/*}"
    exec 9>"$1"
    flock -n 9 && return
    say "waiting for another ./dev that is busy with $2"
    # As a child, so that an interrupt is heard while waiting.
    supervise flock 9
}

unlock() { exec 9>&-; }

# need_space FOLDER MEGABYTES
need_space() {
    local free
    mkdir -p "$1" || die "cannot write to $1"
    free=$(df -Pm -- "$1" | awk 'NR == 2 { print $4 }')
    (( free >= $2 )) || die "not enough room in $1: $free MB are free, $2 MB are needed." \
        "Free some, or point XDG_CACHE_HOME at another disk."
}
