#include "nodes.h"
#include <cstring>
#include "errors.h"
#include "functions.h"
#include "grid.h"

namespace simt {

std::function<void()> kernelRun(const cudaKernelNodeParams& params) {
    const Config config{params.gridDim, params.blockDim, params.sharedMemBytes, nullptr, false, 1, params.func};
    Body body = bodyFor(params.func, params.kernelParams);
    if (!body) {
        return nullptr;
    }
    return [config, body] {
        if (const cudaError_t error = runGrid(Where{"graph", 0}, "(图中)", config, body); error != cudaSuccess) {
            fail(error);
        }
    };
}

std::function<void()> copyRun(void* to, const void* from, std::size_t bytes) {
    return [=] { std::memmove(to, from, bytes); };
}

}  // namespace simt
