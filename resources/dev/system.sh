# SPDX-License-Identifier: MIT
# Which system builds: this one ("straight") or a Debian 13 in the cache folder ("root"); and its packages.

# What each kind of work needs, by Debian's names.
build_packages=(
    g++ cmake ninja-build ccache
    qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    qt6-svg-dev qt6-svg-plugins qt6-qpa-plugins qt6-wayland
    libkf6syntaxhighlighting-dev nlohmann-json3-dev libexpected-dev libquickjs libyaml-dev
    fonts-dejavu-core)
test_packages=(xvfb xauth fonts-noto-cjk desktop-file-utils appstream nodejs)
lint_packages=(clang-format clang-tidy desktop-file-utils appstream)

system=

debian_version() {
    [[ -r /etc/os-release ]] || return 0
    # In a subshell: the file sets names as common as VERSION and ID.
    (
        . /etc/os-release
        [[ ${ID:-} == debian ]] || exit 0
        # Testing and unstable carry no number; they are newer than 13.
        printf '%s' "${VERSION_ID:-99}"
    )
}

choose_system() {
    local debian
    debian=$(debian_version)
    if [[ $debian ]] && (( ${debian%%.*} >= 13 )); then
        system=straight
        use_packages "${build_packages[@]}"
    elif [[ $debian == 12* ]]; then
        system=root
        use_root
    elif really_has_packages; then
        system=straight
    else
        die "this system is neither Debian 12 nor newer, and not all that the build needs was found on it:" \
            "Qt 6.8 or newer (Core, Gui, Widgets, Network, Svg, Test, LinguistTools), KF6 SyntaxHighlighting," \
            "QuickJS (header and library), tl-expected, nlohmann-json 3.11, CMake 3.25, Ninja and a C++20 compiler." \
            "Install them with this system's package manager; on Debian 13 they are:" \
            "  ${build_packages[*]}" "What CMake said is in $build/probe.log."
    fi
}

# Asks CMake, with the project's own configuration: nothing is as sure as that.
really_has_packages() {
    [[ -e $build/probe.ok ]] && return
    have cmake && have ninja || return 1
    mkdir -p "$build"
    say "looking for Qt, KF6 and the other libraries on this system"
    local probe=$build/probe
    rm -rf "$probe"
    if supervise_into "$build/probe.log" cmake -S "$source" -B "$probe" -G Ninja -DTSS_BUILD_TESTS=OFF; then
        touch "$build/probe.ok"
    fi
    rm -rf "$probe"
    [[ -e $build/probe.ok ]]
}

# use_packages NAME...: sees to it that Debian packages are installed on this system.
use_packages() {
    have dpkg-query || return 0
    local name missing=()
    for name in "$@"; do
        [[ $(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null) == installed ]] || missing+=("$name")
    done
    (( ${#missing[@]} == 0 )) || install_packages "${missing[@]}"
}

# For what verbs need beyond the build. In the root everything is there already.
use_test_packages() { [[ $system == root ]] || use_packages "${test_packages[@]}"; }
use_lint_packages() { [[ $system == root ]] || use_packages "${lint_packages[@]}"; }

install_packages() {
    have apt-get || die "these are missing and this system has no apt-get to install them: $*"
    say "installing with apt-get$( (( EUID == 0 )) || printf ', through sudo'): $*"
    apt_lists_present || as_root apt-get update || say "apt-get update failed; trying all the same"
    apt_install "$@" && return
    # The lists may be older than the packages on the mirror.
    as_root apt-get update && apt_install "$@" && return
    die "apt-get could not install: $*" \
        "What it said is above. This step needs a network, or the packages installed in some other way."
}

apt_lists_present() { compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null; }

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 "$@"
}

# Its output is progress, hence standard error; its input stays the terminal, for sudo's question.
as_root() {
    if (( EUID == 0 )); then
        "$@" >&2
    elif have sudo; then
        sudo "$@" >&2
    else
        die "this needs root rights and there is no sudo. As root, run:" "  $*"
    fi
}
