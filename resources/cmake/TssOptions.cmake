# tss_options: warnings and sanitizers for everything; tss_qt_options: strictness for code that uses Qt.
add_library(tss_options INTERFACE)
target_compile_options(tss_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wuseless-cast
    -Wnull-dereference -Wzero-as-null-pointer-constant -Wnon-virtual-dtor -Woverloaded-virtual)
# GCC 14 guesses these from optimised code, in its own and Qt's headers too, and guesses wrong: shown, but no errors.
target_compile_options(tss_options INTERFACE -Wno-error=null-dereference -Wno-error=stringop-overread
    -Wno-error=stringop-overflow -Wno-error=array-bounds -Wno-error=maybe-uninitialized -Wno-error=restrict)
target_include_directories(tss_options INTERFACE "${CMAKE_SOURCE_DIR}")
if(TSS_SANITIZE)
    target_compile_options(tss_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(tss_options INTERFACE -fsanitize=address,undefined)
    # GCC 14 reports false null dereferences in instrumented code.
    target_compile_options(tss_options INTERFACE -Wno-null-dereference -Wno-maybe-uninitialized)
endif()

add_library(tss_qt_options INTERFACE)
target_compile_definitions(tss_qt_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_KEYWORDS QT_NO_CONTEXTLESS_CONNECT QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_USE_QSTRINGBUILDER QT_DISABLE_DEPRECATED_UP_TO=0x060800)
target_link_libraries(tss_qt_options INTERFACE tss_options)
