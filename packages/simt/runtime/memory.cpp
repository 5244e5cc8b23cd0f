#include "simt/memory.h"
#include <cstdlib>
#include "allocations.h"
#include "errors.h"
#include "limits.h"
#include "print.h"
#include "schedule.h"
#include "work.h"

namespace {

using simt::Allocation;
using simt::record;

cudaError_t allocate(void** pointer, std::size_t bytes, cudaMemoryType type) {
    if (!pointer) {
        return record(cudaErrorInvalidValue);
    }
    if (type != cudaMemoryTypeHost && simt::capturing()) {
        return record(cudaErrorStreamCaptureUnsupported);
    }
    *pointer = nullptr;
    if (bytes == 0) {
        return record(cudaSuccess);
    }
    if (bytes > simt::kDeviceMemory - simt::inUse()) {
        return record(cudaErrorMemoryAllocation);
    }
    // 256: "Any address of a variable residing in global memory … is always aligned to at least 256 bytes" (programming guide).
    if (posix_memalign(pointer, 256, bytes) != 0) {
        return record(cudaErrorMemoryAllocation);
    }
    simt::fillUndefined(*pointer, bytes);
    simt::add({static_cast<char*>(*pointer), bytes, type, false});
    return record(cudaSuccess);
}

/** Frees what has the given type; `wrong` otherwise. */
cudaError_t release(void* pointer, bool host) {
    if (!pointer) {
        return record(cudaSuccess);
    }
    const Allocation* allocation = simt::find(pointer);
    if (!allocation || allocation->begin != pointer || allocation->registered || (allocation->type == cudaMemoryTypeHost) != host) {
        return record(cudaErrorInvalidValue);
    }
    simt::remove(pointer);
    std::free(pointer);
    return record(cudaSuccess);
}

}  // namespace

cudaError_t cudaMalloc(void** pointer, std::size_t bytes) { return allocate(pointer, bytes, cudaMemoryTypeDevice); }
cudaError_t cudaMallocManaged(void** pointer, std::size_t bytes, unsigned) { return bytes == 0 ? record(cudaErrorInvalidValue) : allocate(pointer, bytes, cudaMemoryTypeManaged); }
cudaError_t cudaMallocHost(void** pointer, std::size_t bytes, unsigned) { return allocate(pointer, bytes, cudaMemoryTypeHost); }
cudaError_t cudaHostAlloc(void** pointer, std::size_t bytes, unsigned) { return allocate(pointer, bytes, cudaMemoryTypeHost); }
cudaError_t cudaMallocAsync(void** pointer, std::size_t bytes, cudaStream_t) { return allocate(pointer, bytes, cudaMemoryTypeDevice); }

cudaError_t cudaMallocPitch(void** pointer, std::size_t* pitch, std::size_t width, std::size_t height) {
    *pitch = (width + 511) / 512 * 512;
    return allocate(pointer, *pitch * height, cudaMemoryTypeDevice);
}

cudaError_t cudaFree(void* pointer) {
    if (simt::capturing()) {
        return record(cudaErrorStreamCaptureUnsupported);
    }
    simt::performAll();
    simt::hostWaited();
    return release(pointer, false);
}

cudaError_t cudaFreeAsync(void* pointer, cudaStream_t stream) {
    return record(simt::enqueue(stream, cudaGraphNodeTypeEmpty, [pointer] { release(pointer, false); }));
}

cudaError_t cudaFreeHost(void* pointer) {
    simt::performAll();
    simt::hostWaited();
    return release(pointer, true);
}

cudaError_t cudaHostRegister(void* pointer, std::size_t bytes, unsigned) {
    if (!pointer || bytes == 0) {
        return record(cudaErrorInvalidValue);
    }
    if (simt::find(pointer)) {
        return record(cudaErrorHostMemoryAlreadyRegistered);
    }
    simt::add({static_cast<char*>(pointer), bytes, cudaMemoryTypeHost, true});
    return record(cudaSuccess);
}

cudaError_t cudaHostUnregister(void* pointer) {
    const Allocation* allocation = simt::find(pointer);
    if (!allocation || !allocation->registered || allocation->begin != pointer) {
        return record(cudaErrorHostMemoryNotRegistered);
    }
    simt::performAll();
    simt::hostWaited();
    simt::remove(pointer);
    return record(cudaSuccess);
}

cudaError_t cudaHostGetDevicePointer(void** device, void* host, unsigned) {
    const Allocation* allocation = simt::find(host);
    if (!allocation || allocation->type == cudaMemoryTypeDevice) {
        return record(cudaErrorInvalidValue);
    }
    *device = host;
    return record(cudaSuccess);
}

cudaError_t cudaMemGetInfo(std::size_t* free, std::size_t* total) {
    *total = simt::kDeviceMemory;
    *free = *total - simt::inUse();
    return record(cudaSuccess);
}

cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* pointer) {
    const Allocation* allocation = simt::find(pointer);
    void* address = const_cast<void*>(pointer);
    const cudaMemoryType type = allocation ? allocation->type : cudaMemoryTypeUnregistered;
    *attributes = {type, type == cudaMemoryTypeUnregistered ? -2 : 0, type == cudaMemoryTypeUnregistered ? nullptr : address, type == cudaMemoryTypeDevice ? nullptr : address};
    return record(cudaSuccess);
}
