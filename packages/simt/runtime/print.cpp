#include "print.h"
#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <tuple>
#include "errors.h"
#include "simt/print.h"

namespace simt {
namespace {

std::string buffer;

auto keyOf(const Print& p) { return std::tie(p.gridPhase, p.block, p.phase, p.warp, p.turn, p.lane); }

void add(std::string text) {
    const Thread& thread = *current;
    grid->prints.push_back({grid->gridPhase, thread.block->rank, thread.block->phase, thread.rank / 32, current->prints++, thread.lane, std::move(text)});
}

}  // namespace

void keepPrints(std::vector<Print>& prints) {
    std::sort(prints.begin(), prints.end(), [](const Print& a, const Print& b) { return keyOf(a) < keyOf(b); });
    for (const Print& print : prints) {
        buffer += print.text;
    }
}

void hostWaited() {
    surface();
    std::fwrite(buffer.data(), 1, buffer.size(), stdout);
    buffer.clear();
}

}  // namespace simt

int simtPrintf(const char* format, ...) {
    va_list values;
    va_start(values, format);
    int length;
    if (simt::inKernel()) {
        char text[1024];
        length = std::vsnprintf(text, sizeof text, format, values);
        simt::add(text);
    } else {
        length = std::vprintf(format, values);
    }
    va_end(values);
    return length;
}

void __trap() {
    simt::grid->error = cudaErrorLaunchFailure;
    simt::endThread();
}

#ifdef __wasm__
#define ASSERT_FAIL __assert_fail(const char* expression, const char* file, int line, const char* function)
#else
#define ASSERT_FAIL __assert_fail(const char* expression, const char* file, unsigned line, const char* function) noexcept
#endif

/** What `assert` calls: a kernel's assertion ends the thread and fails the launch; the words are those of CUDA. Declared by glibc and by musl, not alike. */
extern "C" void ASSERT_FAIL {
    if (!simt::inKernel()) {
        std::fflush(nullptr);
        std::fprintf(stderr, "%s:%u: %s: Assertion `%s' failed.\n", file, line, function, expression);
        std::abort();
    }
    const uint3 block = simt::current->block->index, thread = simt::current->index;
    char text[1000];
    std::snprintf(text, sizeof text, "%s:%u: %s: block: [%u,%u,%u], thread: [%u,%u,%u] Assertion `%s` failed.\n", file, line, function, block.x, block.y, block.z, thread.x, thread.y, thread.z, expression);
    simt::add(text);
    simt::grid->error = cudaErrorAssert;
    simt::endThread();
}
