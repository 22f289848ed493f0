# SPDX-License-Identifier: MIT
# Installs into an empty folder and compares the list of files, so that nothing is left out or slips in.
file(REMOVE_RECURSE "${DESTDIR}")
set(ENV{DESTDIR} "${DESTDIR}")
execute_process(COMMAND "${CMAKE_COMMAND}" --install "${BINARY}" --prefix /usr
    RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "the installation failed: ${output}")
endif()

set(expected
    usr/bin/tool-search-studio
    usr/bin/tss
    usr/share/applications/${ID}.desktop
    usr/share/icons/hicolor/scalable/apps/${ID}.svg
    usr/share/metainfo/${ID}.metainfo.xml)
file(GLOB_RECURSE installed RELATIVE "${DESTDIR}" "${DESTDIR}/*")
list(SORT installed)
list(SORT expected)
if(NOT installed STREQUAL expected)
    string(REPLACE ";" "\n  " installed "${installed}")
    string(REPLACE ";" "\n  " expected "${expected}")
    message(FATAL_ERROR "installed:\n  ${installed}\nexpected:\n  ${expected}")
endif()
