#include "functions.h"
#include <algorithm>
#include <map>
#include "errors.h"
#include "limits.h"
#include "simt/function.h"

namespace simt {
namespace {

std::map<const void*, std::size_t>& limits() {
    static std::map<const void*, std::size_t> map;
    return map;
}
bool anyRaised = false;

}  // namespace

std::size_t dynamicLimit(const void* function) {
    // A launch by <<<…>>> does not name its function: it may have what any function was allowed.
    if (!function) {
        return anyRaised ? kSharedPerBlockOptin : kSharedPerBlock;
    }
    const auto found = limits().find(function);
    return found == limits().end() ? kSharedPerBlock : found->second;
}

cudaError_t setFunctionAttribute(const void* function, cudaFuncAttribute attribute, int value) {
    if (attribute == cudaFuncAttributeMaxDynamicSharedMemorySize) {
        if (value < 0 || static_cast<std::size_t>(value) > kSharedPerBlockOptin) {
            return record(cudaErrorInvalidValue);
        }
        limits()[function] = static_cast<std::size_t>(value);
        anyRaised = true;
    }
    return record(cudaSuccess);
}

cudaError_t getFunctionAttributes(cudaFuncAttributes* attributes, const void* function) {
    *attributes = {};
    attributes->maxThreadsPerBlock = kMaxThreadsPerBlock;
    attributes->maxDynamicSharedSizeBytes = static_cast<int>(dynamicLimit(function));
    return record(cudaSuccess);
}

cudaError_t activeBlocks(int* count, const void*, int blockSize, std::size_t dynamicBytes) {
    if (blockSize <= 0 || blockSize > kMaxThreadsPerBlock) {
        return record(cudaErrorInvalidValue);
    }
    const int warps = (blockSize + 31) / 32;
    const int byThreads = kThreadsPerMultiprocessor / 32 / warps;
    const int byShared = static_cast<int>(kSharedPerMultiprocessor / (dynamicBytes + kSharedReserved));
    *count = std::min({kBlocksPerMultiprocessor, byThreads, byShared});
    return cudaSuccess;
}

}  // namespace simt
