#include "report.h"
#include <unistd.h>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include "simt/thread.h"

namespace simt {
namespace {

std::string lineOf(Where at, const char* format, va_list values) {
    char text[1000];
    std::vsnprintf(text, sizeof text, format, values);
    return std::string(at.file) + ":" + std::to_string(at.line) + ": " + text;
}

/** To the file that the checker reads, or else to the terminal. */
void tell(const std::string& line) {
    const char* name = std::getenv("SIMT_REPORT");
    std::FILE* file = name ? std::fopen(name, "a") : stderr;
    std::fprintf(file, "%s\n", line.c_str());
    if (name) {
        std::fclose(file);
    }
}

}  // namespace

void note(Where at, const char* format, ...) {
    static std::set<std::pair<std::string, int>> told;
    if (told.emplace(at.file, at.line).second) {
        va_list values;
        va_start(values, format);
        tell(lineOf(at, format, values));
        va_end(values);
    }
}

void fault(Where at, const char* format, ...) {
    std::fflush(nullptr);
    va_list values;
    va_start(values, format);
    tell(lineOf(at, format, values));
    va_end(values);
    _exit(kFaultExit);
}

}  // namespace simt
