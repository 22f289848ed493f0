# SPDX-License-Identifier: MIT
# Configuring, building and testing, in whichever system was chosen.

jobs=2
environment=()

# What the compiler and the tests may see of the caller's environment, besides the few fixed things.
set_environment() {
    local name
    environment=(LANG=C.UTF-8 LC_ALL=C.UTF-8 "CCACHE_DIR=$cache/ccache" CCACHE_MAXSIZE=2G
        # A clone in another folder finds what this one compiled.
        "CCACHE_BASEDIR=$source" CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime UBSAN_OPTIONS=print_stacktrace=1 "TSS_PLUGIN_DIR=$(plugin_dir)")
    for name in TERM CI ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS "${!TSS_@}" "${!QTEST_@}"; do
        [[ ! -v $name || $name == TSS_PLUGIN_DIR ]] || environment+=("$name=${!name}")
    done
}

in_system() {
    if [[ $system == root ]]; then inside "$@"; else env "${environment[@]}" "$@"; fi
}

# Tests see no settings, display or session bus of the user's.
in_clean_system() {
    local home
    if [[ $system == root ]]; then
        inside "$@"
        return
    fi
    home=$(mktemp -d) && mkdir -m 0700 "$home/run" || return
    local code=0
    env -i "HOME=$home" "XDG_RUNTIME_DIR=$home/run" "PATH=$PATH" "${environment[@]}" "$@" || code=$?
    rm -rf -- "$home"
    return "$code"
}

set_up() {
    choose_system
    set_environment
}

# configure PRESET: only when something that CMake cannot see for itself has changed.
configure() {
    local folder=$build/$1 wanted options=()
    options+=("-DTSS_PLUGIN_DIR=$(plugin_dir)")
    [[ $system != root ]] && ! have ccache || options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    wanted="$system $root ${options[*]}"
    [[ -e $folder/build.ninja && -e $folder/.dev && $(<"$folder/.dev") == "$wanted" ]] && return
    say "configuring $1"
    rm -rf -- "$folder"
    supervise_into "$build/configure.log" in_system cmake --preset "$1" "${options[@]}" || {
        cat "$build/configure.log" >&2
        die "CMake could not configure the preset $1; see above."
    }
    printf '%s' "$wanted" >"$folder/.dev"
}

# build_preset PRESET [NINJA ARGUMENT...]
build_preset() {
    local preset=$1
    shift
    mkdir -p "$build"
    need_space "$build" 300
    lock "$build/.lock-$preset" "building $preset"
    configure "$preset"
    local code=0
    supervise in_system ninja -C "$build/$preset" -j "$jobs" "$@" >&2 || code=$?
    unlock
    (( code == 0 )) || say "the build of $preset failed; the errors are above"
    return "$code"
}

# find_program NAME: prints where the dev preset puts it, if it is built.
find_program() { find "$build/dev/app" "$build/dev/tests" -maxdepth 1 -type f -executable -name "$1" -print -quit 2>/dev/null; }

# build_program NAME: quietly when there is one already.
build_program() {
    local quiet=()
    [[ $1 =~ ^[A-Za-z0-9_.-]+$ ]] || die "no program is called \"$1\""
    if [[ $(find_program "$1") ]]; then quiet=(--quiet); else say "building $1"; fi
    build_preset dev "${quiet[@]}" "$1" && program=$(find_program "$1") && [[ $program ]] && return
    [[ -e $build/dev/build.ninja ]] && ! grep -qs "^build $1: phony" "$build/dev/build.ninja" &&
        say "programs are: $(list_programs)"
    exit 125
}

list_programs() {
    sed -n 's/^build \(tss\|tss-bench\|tool-search-studio\|conformance\|tst_[A-Za-z0-9_]*\): phony .*/\1/p' "$build/dev/build.ninja" |
        sort -u | tr '\n' ' '
}

# become PROGRAM ARGUMENT...: the program takes this script's place, in the caller's folder, with the caller's environment.
become() {
    forget_temporaries
    take_over "$@"
}

take_over() {
    local outside=("$1")
    [[ $system != root ]] || outside_command "$1"
    shift
    # With no locale at all Qt complains, and takes this one.
    [[ ${LC_ALL:-}${LC_CTYPE:-}${LANG:-} ]] || export LANG=C.UTF-8
    cd "$caller" || exit
    exec "${outside[@]}" "$@"
}
