#include "simt/qualifiers.h"
#include "simt/device.h"
#include <cstring>
#include "errors.h"
#include "limits.h"
#include "print.h"
#include "simt/managed.h"
#include "work.h"

using namespace simt;

namespace {

bool isDevice(int device) { return device == 0; }

cudaDeviceProp properties() {
    cudaDeviceProp p{};
    std::strcpy(p.name, "CPU 模拟器");
    p.totalGlobalMem = kDeviceMemory;
    p.sharedMemPerBlock = kSharedPerBlock;
    p.totalConstMem = kConstant;
    p.memPitch = 2147483647;
    p.textureAlignment = 512;
    p.sharedMemPerMultiprocessor = kSharedPerMultiprocessor;
    p.sharedMemPerBlockOptin = kSharedPerBlockOptin;
    p.reservedSharedMemPerBlock = kSharedReserved;
    p.regsPerBlock = p.regsPerMultiprocessor = kRegisters;
    p.warpSize = 32;
    p.maxThreadsPerBlock = p.maxThreadsDim[0] = p.maxThreadsDim[1] = kMaxThreadsPerBlock;
    p.maxThreadsDim[2] = kMaxBlockZ;
    p.maxGridSize[0] = kMaxGridX;
    p.maxGridSize[1] = p.maxGridSize[2] = kMaxGridYZ;
    p.major = 9;
    p.multiProcessorCount = kMultiprocessors;
    p.maxThreadsPerMultiProcessor = kThreadsPerMultiprocessor;
    p.maxBlocksPerMultiProcessor = kBlocksPerMultiprocessor;
    p.asyncEngineCount = 3;
    p.concurrentKernels = p.canMapHostMemory = p.unifiedAddressing = p.managedMemory = p.concurrentManagedAccess = 1;
    p.cooperativeLaunch = p.memoryPoolsSupported = p.computePreemptionSupported = p.streamPrioritiesSupported = 1;
    p.globalL1CacheSupported = p.localL1CacheSupported = p.canUseHostPointerForRegisteredMem = p.hostRegisterSupported = 1;
    p.l2CacheSize = 50 << 20;
    p.memoryBusWidth = 5120;
    return p;
}

cudaError_t give(int* value, cudaDeviceAttr attribute) {
    const cudaDeviceProp p = properties();
    switch (attribute) {
        case cudaDevAttrMaxThreadsPerBlock: *value = p.maxThreadsPerBlock; break;
        case cudaDevAttrMaxBlockDimX: *value = p.maxThreadsDim[0]; break;
        case cudaDevAttrMaxBlockDimY: *value = p.maxThreadsDim[1]; break;
        case cudaDevAttrMaxBlockDimZ: *value = p.maxThreadsDim[2]; break;
        case cudaDevAttrMaxGridDimX: *value = p.maxGridSize[0]; break;
        case cudaDevAttrMaxGridDimY: *value = p.maxGridSize[1]; break;
        case cudaDevAttrMaxGridDimZ: *value = p.maxGridSize[2]; break;
        case cudaDevAttrMaxSharedMemoryPerBlock: *value = static_cast<int>(p.sharedMemPerBlock); break;
        case cudaDevAttrMaxSharedMemoryPerBlockOptin: *value = static_cast<int>(p.sharedMemPerBlockOptin); break;
        case cudaDevAttrMaxSharedMemoryPerMultiprocessor: *value = static_cast<int>(p.sharedMemPerMultiprocessor); break;
        case cudaDevAttrReservedSharedMemoryPerBlock: *value = static_cast<int>(p.reservedSharedMemPerBlock); break;
        case cudaDevAttrTotalConstantMemory: *value = static_cast<int>(p.totalConstMem); break;
        case cudaDevAttrWarpSize: *value = p.warpSize; break;
        case cudaDevAttrMaxRegistersPerBlock: *value = p.regsPerBlock; break;
        case cudaDevAttrMaxRegistersPerMultiprocessor: *value = p.regsPerMultiprocessor; break;
        case cudaDevAttrMultiProcessorCount: *value = p.multiProcessorCount; break;
        case cudaDevAttrMaxThreadsPerMultiProcessor: *value = p.maxThreadsPerMultiProcessor; break;
        case cudaDevAttrMaxBlocksPerMultiprocessor: *value = p.maxBlocksPerMultiProcessor; break;
        case cudaDevAttrL2CacheSize: *value = p.l2CacheSize; break;
        case cudaDevAttrGlobalMemoryBusWidth: *value = p.memoryBusWidth; break;
        case cudaDevAttrMemoryClockRate: *value = 2619000; break;
        case cudaDevAttrClockRate: *value = 1980000; break;
        case cudaDevAttrAsyncEngineCount: *value = p.asyncEngineCount; break;
        case cudaDevAttrComputeCapabilityMajor: *value = p.major; break;
        case cudaDevAttrCanMapHostMemory:
        case cudaDevAttrConcurrentKernels:
        case cudaDevAttrUnifiedAddressing:
        case cudaDevAttrManagedMemory:
        case cudaDevAttrConcurrentManagedAccess:
        case cudaDevAttrCooperativeLaunch:
        case cudaDevAttrMemoryPoolsSupported: *value = 1; break;
        default: *value = 0;
    }
    return cudaSuccess;
}

}  // namespace

cudaError_t cudaGetDeviceCount(int* count) {
    *count = 1;
    return record(cudaSuccess);
}
cudaError_t cudaGetDevice(int* device) {
    *device = 0;
    return record(cudaSuccess);
}
cudaError_t cudaSetDevice(int device) { return record(isDevice(device) ? cudaSuccess : cudaErrorInvalidDevice); }
cudaError_t cudaSetDeviceFlags(unsigned) { return record(cudaSuccess); }
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* result, int device) {
    if (!isDevice(device)) {
        return record(cudaErrorInvalidDevice);
    }
    *result = properties();
    return record(cudaSuccess);
}
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device) { return record(isDevice(device) ? give(value, attribute) : cudaErrorInvalidDevice); }

cudaError_t cudaDeviceSynchronize() {
    if (capturing()) {
        return record(cudaErrorStreamCaptureUnsupported);
    }
    performAll();
    hostWaited();
    return record(cudaSuccess);
}
cudaError_t cudaDeviceReset() { return cudaDeviceSynchronize(); }

cudaError_t cudaDeviceSetLimit(cudaLimit, std::size_t) { return record(cudaSuccess); }
cudaError_t cudaDeviceGetLimit(std::size_t* value, cudaLimit limit) {
    const std::size_t values[] = {1024, 1 << 20, 8 << 20, 0, 2048};
    *value = values[limit];
    return record(cudaSuccess);
}
cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest) {
    *least = 0;
    *greatest = -5;
    return record(cudaSuccess);
}
cudaError_t cudaDeviceCanAccessPeer(int* can, int, int) {
    *can = 0;
    return record(cudaSuccess);
}
cudaError_t cudaDeviceEnablePeerAccess(int, unsigned) { return record(cudaErrorInvalidDevice); }
cudaError_t cudaDeviceDisablePeerAccess(int) { return record(cudaErrorPeerAccessNotEnabled); }
cudaError_t cudaRuntimeGetVersion(int* version) {
    *version = CUDART_VERSION;
    return record(cudaSuccess);
}
cudaError_t cudaDriverGetVersion(int* version) { return cudaRuntimeGetVersion(version); }
cudaError_t cudaProfilerStart() { return record(cudaSuccess); }
cudaError_t cudaProfilerStop() { return record(cudaSuccess); }
