#pragma once
#include "device.h"

enum cudaFuncAttribute { cudaFuncAttributeMaxDynamicSharedMemorySize = 8, cudaFuncAttributePreferredSharedMemoryCarveout = 9, cudaFuncAttributeNonPortableClusterSizeAllowed = 14 };
enum cudaFuncCache { cudaFuncCachePreferNone, cudaFuncCachePreferShared, cudaFuncCachePreferL1, cudaFuncCachePreferEqual };
enum cudaSharedCarveout { cudaSharedmemCarveoutDefault = -1, cudaSharedmemCarveoutMaxL1 = 0, cudaSharedmemCarveoutMaxShared = 100 };
struct cudaFuncAttributes {
    std::size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
    int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA, maxDynamicSharedSizeBytes, preferredShmemCarveout;
};

enum cudaLaunchAttributeID { cudaLaunchAttributeIgnore = 0, cudaLaunchAttributeCooperative = 2, cudaLaunchAttributeClusterDimension = 4, cudaLaunchAttributeProgrammaticStreamSerialization = 6, cudaLaunchAttributePriority = 8 };
union cudaLaunchAttributeValue {
    int cooperative, programmaticStreamSerializationAllowed, priority;
    struct { unsigned x, y, z; } clusterDim;
};
struct cudaLaunchAttribute {
    cudaLaunchAttributeID id;
    cudaLaunchAttributeValue val;
};
struct cudaLaunchConfig_t {
    dim3 gridDim, blockDim;
    std::size_t dynamicSmemBytes;
    cudaStream_t stream;
    cudaLaunchAttribute* attrs;
    unsigned numAttrs;
};

namespace simt {
cudaError_t launchByAddress(Where at, const Config& config, void** arguments);
cudaError_t launchWithAttributes(Where at, const cudaLaunchConfig_t& config, const void* function, Body body);
cudaError_t setFunctionAttribute(const void* function, cudaFuncAttribute attribute, int value);
cudaError_t getFunctionAttributes(cudaFuncAttributes* attributes, const void* function);
/** By threads, blocks and shared memory alone: the simulator has no registers. */
cudaError_t activeBlocks(int* count, const void* function, int blockSize, std::size_t dynamicBytes);

/** A kernel, given as a function or by its address. */
struct Function {
    const void* address;
    template <class... Parameters>
    Function(void (*function)(Parameters...)) : address(handle(function)) {}
    Function(const void* address) : address(address) {}
};
}  // namespace simt

inline cudaError_t cudaFuncSetAttribute(simt::Function function, cudaFuncAttribute attribute, int value) { return simt::setFunctionAttribute(function.address, attribute, value); }
inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, simt::Function function) { return simt::getFunctionAttributes(attributes, function.address); }
inline cudaError_t cudaFuncSetCacheConfig(simt::Function, cudaFuncCache) { return cudaSuccess; }

inline cudaError_t cudaLaunchKernel(simt::Function function, dim3 grid, dim3 block, void** arguments, std::size_t sharedBytes = 0, cudaStream_t stream = nullptr, simt::Where at = simt::Where::here()) {
    return simt::launchByAddress(at, {grid, block, sharedBytes, stream, false, 1, function.address}, arguments);
}
inline cudaError_t cudaLaunchCooperativeKernel(simt::Function function, dim3 grid, dim3 block, void** arguments, std::size_t sharedBytes = 0, cudaStream_t stream = nullptr, simt::Where at = simt::Where::here()) {
    return simt::launchByAddress(at, {grid, block, sharedBytes, stream, true, 1, function.address}, arguments);
}
template <class... Parameters, class... Arguments>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t* config, void (*function)(Parameters...), Arguments&&... arguments) {
    return simt::launchWithAttributes(simt::Where::here(), *config, simt::handle(function), [function, kept = std::tuple<std::decay_t<Parameters>...>(std::forward<Arguments>(arguments)...)] { std::apply(function, kept); });
}

inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* count, simt::Function function, int blockSize, std::size_t dynamicBytes) { return simt::activeBlocks(count, function.address, blockSize, dynamicBytes); }
inline cudaError_t cudaOccupancyMaxPotentialBlockSize(int* grid, int* block, simt::Function function, std::size_t dynamicBytes = 0, int limit = 0) {
    int blocks = 0;
    *block = limit > 0 && limit < 1024 ? limit : 1024;
    const cudaError_t error = simt::activeBlocks(&blocks, function.address, *block, dynamicBytes);
    cudaDeviceGetAttribute(grid, cudaDevAttrMultiProcessorCount, 0);
    *grid *= blocks;
    return error;
}
