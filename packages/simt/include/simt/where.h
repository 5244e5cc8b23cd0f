#pragma once
namespace simt {

/** A place in the program. As a default argument it is the place of the call. */
struct Where {
    const char* file;
    int line;
    static constexpr Where here(const char* file = __builtin_FILE(), int line = __builtin_LINE()) { return {file, line}; }
};

}  // namespace simt
