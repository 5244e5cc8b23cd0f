#include "errors.h"
#include <cstdlib>
#include <string>
#include "simt/thread.h"

namespace simt {
namespace {

cudaError_t last = cudaSuccess, forever = cudaSuccess, latent = cudaSuccess;
Where launchedAt;
std::string launched;

void checkUnread() {
    if (!launched.empty()) {
        fault(launchedAt, "核函数 %s 没有启动（%s：%s），而程序没有查 cudaGetLastError", launched.c_str(), cudaGetErrorName(last), cudaGetErrorString(last));
    }
}

}  // namespace

cudaError_t record(cudaError_t error) {
    if (error == cudaSuccess) {
        error = forever;
    }
    if (error != cudaSuccess) {
        last = error;
        launched = error == forever ? "" : launched;
    }
    return error;
}

void fail(cudaError_t error) { latent = error; }

void surface() {
    if (latent != forever) {
        last = forever = latent;
    }
}

bool failed() { return latent != cudaSuccess; }

void recordLaunch(Where at, const char* kernel, cudaError_t error) {
    if (record(error) == cudaSuccess) {
        return;
    }
    if (launched.empty()) {
        static const int registered = std::atexit(checkUnread);
        (void)registered;
    }
    launched = kernel;
    launchedAt = at;
}

}  // namespace simt

cudaError_t cudaPeekAtLastError() {
    simt::launched.clear();
    return simt::last;
}

cudaError_t cudaGetLastError() {
    const cudaError_t error = cudaPeekAtLastError();
    simt::last = simt::forever;
    return error;
}

const char* cudaGetErrorName(cudaError_t error) {
    switch (error) {
#define SIMT_ERROR(name, number, words) case name: return #name;
#include "simt/errors.inc"
#undef SIMT_ERROR
    }
    return "unrecognized error code";
}

const char* cudaGetErrorString(cudaError_t error) {
    switch (error) {
#define SIMT_ERROR(name, number, words) case name: return words;
#include "simt/errors.inc"
#undef SIMT_ERROR
    }
    return "unrecognized error code";
}
