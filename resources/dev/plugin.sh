# SPDX-License-Identifier: MIT
# The real plugin, which the differential tests and the benchmark compare with: fetched by npm, checked, never built in.

plugin_package=@yulimfish/opencode-tool-search
plugin_version=0.1.2
# SHA-512 of the package file, the same value as npm's dist.integrity.
plugin_sha512=3f268faaed57bb9a8ddb36e66acee8f9f3f8c99c1879b547ab2697dbea3e753d84d269137ef15caf33f84d3add4dc5fafd360cd666ddf059f8ead30057d92e8b

plugin_dir() { printf '%s/opencode-tool-search-%s/package' "$cache" "$plugin_version"; }

use_plugin() {
    [[ -e $(plugin_dir)/package.json ]] && return
    use_npm
    lock "$cache/plugin.lock" "the npm package $plugin_package"
    [[ -e $(plugin_dir)/package.json ]] || fetch_plugin
    unlock
}

use_npm() {
    have npm && return
    say "npm fetches $plugin_package $plugin_version, which the tests compare with"
    have apt-get || die "npm is missing: install Node.js with npm and run this again."
    install_packages npm
}

fetch_plugin() {
    local target=$cache/opencode-tool-search-$plugin_version fresh=$cache/plugin.new file
    remove_tree "$fresh"
    temporaries+=("$fresh")
    mkdir -p "$fresh"
    say "fetching $plugin_package $plugin_version with npm"
    supervise npm pack --silent --pack-destination "$fresh" "$plugin_package@$plugin_version" >&2 ||
        die "npm could not fetch $plugin_package@$plugin_version." "This step needs a network, once; ./dev test cannot do without it."
    file=$(compgen -G "$fresh/*.tgz") || die "npm fetched $plugin_package, but left no file."
    [[ $(sha512sum <"$file") == "$plugin_sha512  -" ]] ||
        die "$plugin_package@$plugin_version is not the file that these tests were written for (its SHA-512 differs); nothing of it was kept."
    tar --extract --gzip --file "$file" --directory "$fresh" --no-same-owner
    rm -f -- "$file"
    remove_tree "$target"
    mv -T "$fresh" "$target"
}
