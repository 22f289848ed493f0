# SPDX-License-Identifier: MIT
# The Debian 13 root: a whole system in the cache folder, made by mmdebstrap, entered with bubblewrap.
# The compiler and the tests run inside it; the programs run outside, through its loader.

mapfile -t root_packages < <(printf '%s\n' "${build_packages[@]}" "${test_packages[@]}" "${lint_packages[@]}" | sort -u)
root_recipe=1 # raise when make_root leaves something else behind
root_megabytes=4500 # while it is made; about 1500 stay

root=
extra_binds=()

use_root() {
    local tools=()
    have mmdebstrap || tools+=(mmdebstrap)
    have bwrap || tools+=(bubblewrap)
    (( EUID == 0 )) || have newuidmap || tools+=(uidmap)
    if (( ${#tools[@]} )); then
        say "Debian 12 has no Qt 6.8; the build uses a Debian 13 of its own, which these tools make and enter"
        install_packages "${tools[@]}"
    fi
    root=$cache/root-$(printf '%s\n' "$root_recipe" "${root_packages[@]}" | sha256sum | cut -c1-12)
    [[ -e $root/.complete ]] && return
    lock "$cache/root.lock" "the Debian 13 root"
    [[ -e $root/.complete ]] || make_root
    unlock
}

# Made under another name and renamed at the end, so that half a root is never taken for a whole one.
make_root() {
    local fresh=$root.new log=$cache/root.log left
    for left in "$cache"/root-*.new; do
        [[ -e $left ]] || continue
        say "removing what an interrupted run left: $left"
        remove_tree "$left"
    done
    need_space "$cache" "$root_megabytes"
    say "making a Debian 13 root in $root"
    say "  (once; a minute or two, about 1.5 GB; what mmdebstrap says goes to $log)"
    temporaries+=("$fresh")
    mkdir -p "$fresh"
    supervise_into "$log" bootstrap "$fresh" || explain_bootstrap "$log"
    settle_root "$fresh"
    touch "$fresh/.complete"
    mv -T "$fresh" "$root"
    say "the Debian 13 root is ready"
}

bootstrap() {
    local options=(--variant=minbase --include="$(IFS=,; echo "${root_packages[*]}")"
        --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/doc/*'
        --dpkgopt='path-include=/usr/share/doc/*/copyright')
    local proxy
    proxy=$(apt-config dump --format '%v%n' Acquire::http::Proxy 2>/dev/null | head -n 1)
    [[ -z $proxy ]] || options+=(--aptopt="Acquire::http::Proxy \"$proxy\"")
    # In namespaces of its own, so that no mount and no process outlives this script, whatever ends it.
    # Without root rights also in one where this user is root: what is made there belongs to this user.
    local as_root=()
    (( EUID == 0 )) || as_root=(unshare --user --map-auto --map-root-user)
    exec "${as_root[@]}" setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child \
        mmdebstrap --mode=root "${options[@]}" trixie "$1"
}

explain_bootstrap() {
    tail -n 15 "$1" >&2
    local why="See above and $1."
    if grep -qiE 'no space left' "$1"; then
        why="The disk is full: $(df -Ph "$cache" | tail -n 1). Free some room or point XDG_CACHE_HOME at another disk."
    elif grep -qiE 'could not resolve|temporary failure|could not connect|unable to connect|failed to fetch|network is unreachable|timed out' "$1"; then
        why="It looks as if Debian's mirror was out of reach: this step needs a network, once."
    elif grep -qiE 'NO_PUBKEY|not signed' "$1"; then
        why="Debian 13's key is missing: install a newer debian-archive-keyring (apt-get update, then apt-get upgrade)."
    elif (( EUID != 0 )) && ! unshare --user true 2>/dev/null; then
        why="This kernel does not let ordinary users make user namespaces; as root: sysctl kernel.unprivileged_userns_clone=1"
    elif (( EUID != 0 )) && ! grep -q "^$(id -un):" /etc/subuid 2>/dev/null; then
        why="This account has no subordinate ids; as root: usermod --add-subuids 100000-165535 --add-subgids 100000-165535 $(id -un)"
    fi
    die "mmdebstrap could not make the Debian 13 root." "$why"
}

# Qt looks for a qt6.conf beside the running executable, and outside that is the root's loader. So Qt finds its
# plugins and translations with no environment variable, and what the programs start inherits nothing from us.
settle_root() {
    local libraries
    libraries=$(root_libraries "$1")
    cat >"$1/$libraries/qt6.conf" <<CONF
[Paths]
Prefix=../..
Plugins=lib/${libraries##*/}/qt6/plugins
ArchData=lib/${libraries##*/}/qt6
Data=share/qt6
Translations=share/qt6/translations
CONF
    cat >"$1/etc/fonts/outside.conf" <<CONF
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>$root/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
CONF
}

# usr/lib/<triplet>, found by the loader that lives there.
root_libraries() {
    local loader
    loader=$(compgen -G "$1/usr/lib/*-linux-gnu*/ld-linux*.so.*") || die "no loader in $1; remove it and run this again"
    loader=${loader%%$'\n'*}
    loader=${loader%/*}
    printf 'usr/lib/%s' "${loader##*/}"
}

# inside COMMAND...: in the root, with the project and the cache at their own paths, a /tmp of its own and no network.
inside() {
    local binds=() path
    for path in "$source" "$cache" "${extra_binds[@]}"; do binds+=(--bind "$path" "$path"); done
    bwrap --die-with-parent --unshare-pid --unshare-net --bind "$root" / --dev /dev --proc /proc \
        --perms 1777 --tmpfs /tmp --perms 1777 --dir /tmp/.X11-unix --dir /tmp/home --perms 0700 --dir /tmp/home/run \
        "${binds[@]}" --chdir "$PWD" -- /usr/bin/env -i "HOME=/tmp/home" "XDG_RUNTIME_DIR=/tmp/home/run" \
        "PATH=/usr/bin:/usr/sbin" "${environment[@]}" "$@"
}

# outside_command PROGRAM: sets outside to what runs a program that was built in the root here, on the host.
outside_command() {
    local libraries loader path
    libraries=$root/$(root_libraries "$root")
    loader=$(compgen -G "$libraries/ld-linux*.so.*" | head -n 1)
    path=$libraries
    [[ ! -d $libraries/libproxy ]] || path+=:$libraries/libproxy
    outside=("$loader" --inhibit-cache --library-path "$path" --argv0 "$1" "$1")
    # Only what this host lacks altogether, so that nothing that the programs start can mind.
    [[ -d /usr/share/X11/xkb ]] || export XKB_CONFIG_ROOT=${XKB_CONFIG_ROOT:-$root/usr/share/X11/xkb}
    [[ -d /usr/share/X11/locale ]] || export XLOCALEDIR=${XLOCALEDIR:-$root/usr/share/X11/locale}
    [[ -n $(find /usr/share/fonts /usr/local/share/fonts -type f -print -quit 2>/dev/null) && -e /etc/fonts/fonts.conf ]] ||
        export FONTCONFIG_FILE=${FONTCONFIG_FILE:-$root/etc/fonts/outside.conf}
}
