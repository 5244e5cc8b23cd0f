#include <cstring>
#include "allocations.h"
#include "errors.h"
#include "print.h"
#include "work.h"

namespace {

using simt::record;

bool isPageable(const void* address) { return !simt::find(address) && simt::isHostOnly(address); }

/**
 * Copies to or from pageable memory are as synchronous as the manual promises: done when the call returns (CUDA
 * runtime API, "API synchronization behavior").
 */
cudaError_t copy(cudaStream_t stream, bool wait, std::function<void()> run) {
    cudaError_t error = simt::enqueue(stream, cudaGraphNodeTypeMemcpy, std::move(run));
    if (error == cudaSuccess && wait && !simt::streamOf(stream).capture) {
        simt::perform(simt::streamOf(stream).last);
        simt::hostWaited();
    }
    return record(error);
}

cudaError_t copyLines(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width, std::size_t height, cudaMemcpyKind kind, cudaStream_t stream, bool wait) {
    if (width == 0 || height == 0) {
        return record(cudaSuccess);
    }
    if (!to || !from || width > toPitch || width > fromPitch) {
        return record(width > toPitch || width > fromPitch ? cudaErrorInvalidPitchValue : cudaErrorInvalidValue);
    }
    if (!simt::isLegalCopy(to, from, width, kind) || !simt::isLegalCopy(static_cast<char*>(to) + toPitch * (height - 1), static_cast<const char*>(from) + fromPitch * (height - 1), width, kind)) {
        return record(cudaErrorInvalidValue);
    }
    return copy(stream, wait || isPageable(to) || isPageable(from), [=] {
        for (std::size_t line = 0; line < height; line++) {
            std::memmove(static_cast<char*>(to) + line * toPitch, static_cast<const char*>(from) + line * fromPitch, width);
        }
    });
}

cudaError_t fill(void* pointer, std::size_t pitch, int value, std::size_t width, std::size_t height, cudaStream_t stream) {
    if (width == 0 || height == 0) {
        return record(cudaSuccess);
    }
    if (!simt::isLegalCopy(pointer, pointer, pitch * (height - 1) + width, cudaMemcpyDefault) || simt::isHostOnly(pointer)) {
        return record(cudaErrorInvalidValue);
    }
    return record(simt::enqueue(stream, cudaGraphNodeTypeMemset, [=] {
        for (std::size_t line = 0; line < height; line++) {
            std::memset(static_cast<char*>(pointer) + line * pitch, value, width);
        }
    }));
}

bool onDevice(cudaMemcpyKind kind) { return kind == cudaMemcpyDeviceToDevice; }

}  // namespace

cudaError_t cudaMemcpy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind) { return copyLines(to, bytes, from, bytes, bytes, 1, kind, nullptr, !onDevice(kind)); }
cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream) { return copyLines(to, bytes, from, bytes, bytes, 1, kind, stream, false); }
cudaError_t cudaMemcpy2D(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width, std::size_t height, cudaMemcpyKind kind) {
    return copyLines(to, toPitch, from, fromPitch, width, height, kind, nullptr, !onDevice(kind));
}
cudaError_t cudaMemcpy2DAsync(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width, std::size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
    return copyLines(to, toPitch, from, fromPitch, width, height, kind, stream, false);
}
cudaError_t cudaMemcpyPeer(void* to, int, const void* from, int, std::size_t bytes) { return cudaMemcpy(to, from, bytes, cudaMemcpyDeviceToDevice); }
cudaError_t cudaMemcpyPeerAsync(void* to, int, const void* from, int, std::size_t bytes, cudaStream_t stream) { return cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, stream); }
cudaError_t cudaMemset(void* pointer, int value, std::size_t bytes) { return fill(pointer, bytes, value, bytes, 1, nullptr); }
cudaError_t cudaMemsetAsync(void* pointer, int value, std::size_t bytes, cudaStream_t stream) { return fill(pointer, bytes, value, bytes, 1, stream); }
cudaError_t cudaMemset2D(void* pointer, std::size_t pitch, int value, std::size_t width, std::size_t height) { return fill(pointer, pitch, value, width, height, nullptr); }

cudaError_t simt::copySymbol(void* symbol, std::size_t size, void* to, const void* from, std::size_t bytes, std::size_t offset, cudaMemcpyKind, cudaStream_t stream, bool wait) {
    if (offset > size || bytes > size - offset) {
        return record(cudaErrorInvalidValue);
    }
    char* inside = static_cast<char*>(symbol) + offset;
    void* target = to ? to : inside;
    const void* origin = from ? from : inside;
    return copy(stream, wait || isPageable(target) || isPageable(origin), [=] { std::memmove(target, origin, bytes); });
}
