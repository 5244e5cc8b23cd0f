#include "simt/managed.h"
#include "allocations.h"
#include "errors.h"

using simt::record;

namespace {

cudaError_t checkManaged(const void* pointer, std::size_t bytes, int device) {
    const simt::Allocation* allocation = simt::find(pointer);
    const bool whole = allocation && allocation->type == cudaMemoryTypeManaged && static_cast<const char*>(pointer) + bytes <= allocation->begin + allocation->bytes;
    return record(!whole ? cudaErrorInvalidValue : device > 0 ? cudaErrorInvalidDevice : cudaSuccess);
}

int deviceOf(cudaMemLocation location) { return location.type == cudaMemLocationTypeDevice ? location.id : 0; }

}  // namespace

cudaError_t cudaMemPrefetchAsync(const void* pointer, std::size_t bytes, cudaMemLocation location, unsigned, cudaStream_t) { return checkManaged(pointer, bytes, deviceOf(location)); }
cudaError_t cudaMemAdvise(const void* pointer, std::size_t bytes, cudaMemoryAdvise, cudaMemLocation location) { return checkManaged(pointer, bytes, deviceOf(location)); }
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void* pointer, std::size_t bytes, unsigned) { return checkManaged(pointer, bytes, 0); }
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* pool, int) {
    *pool = nullptr;
    return record(cudaSuccess);
}
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, cudaMemPoolAttr, void*) { return record(cudaSuccess); }
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, std::size_t) { return record(cudaSuccess); }
