#include "simt/stream.h"
#include "errors.h"
#include "print.h"
#include "work.h"

using simt::record;

namespace {

/** One more step of pending work, so that a loop that asks comes to its end. */
cudaError_t ask(const simt::WorkPtr& work) {
    const bool pending = work && !work->done;
    simt::perform(work);
    simt::hostWaited();
    return simt::failed() ? record(cudaSuccess) : pending ? cudaErrorNotReady : cudaSuccess;
}

}  // namespace

cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int priority) {
    *stream = new CUstream_st;
    (*stream)->flags = flags;
    (*stream)->priority = priority;
    simt::addStream(*stream);
    return record(cudaSuccess);
}
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags) { return cudaStreamCreateWithPriority(stream, flags, 0); }
cudaError_t cudaStreamCreate(cudaStream_t* stream) { return cudaStreamCreateWithPriority(stream, cudaStreamDefault, 0); }

cudaError_t cudaStreamDestroy(cudaStream_t stream) {
    if (!stream || stream == cudaStreamLegacy || stream == cudaStreamPerThread) {
        return record(cudaErrorInvalidResourceHandle);
    }
    simt::perform(stream->last);
    simt::removeStream(stream);
    delete stream;
    return record(cudaSuccess);
}

cudaError_t cudaStreamSynchronize(cudaStream_t handle) {
    CUstream_st& stream = simt::streamOf(handle);
    if (stream.capture) {
        return record(cudaErrorStreamCaptureUnsupported);
    }
    if (&stream == simt::allStreams()[0]) {
        for (CUstream_st* other : simt::allStreams()) {
            if (!(other->flags & cudaStreamNonBlocking)) {
                simt::perform(other->last);
            }
        }
    }
    simt::perform(stream.last);
    simt::hostWaited();
    return record(cudaSuccess);
}

cudaError_t cudaStreamQuery(cudaStream_t stream) { return ask(simt::streamOf(stream).last); }

cudaError_t cudaStreamWaitEvent(cudaStream_t handle, cudaEvent_t event, unsigned) {
    CUstream_st& stream = simt::streamOf(handle);
    if (event->capture) {
        if (stream.capture && stream.capture != event->capture) {
            return record(cudaErrorStreamCaptureMerge);
        }
        stream.capture = event->capture;
        stream.captureAfter.insert(stream.captureAfter.end(), event->captureAfter.begin(), event->captureAfter.end());
        return record(cudaSuccess);
    }
    if (stream.capture) {
        return record(cudaErrorStreamCaptureIsolation);
    }
    if (event->work && !event->work->done) {
        auto join = std::make_shared<simt::Work>(simt::Work{[] {}});
        if (stream.last) {
            join->after.push_back(stream.last);
        }
        join->after.push_back(event->work);
        stream.last = join;
    }
    return record(cudaSuccess);
}

cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void* data) {
    return record(simt::enqueue(stream, cudaGraphNodeTypeHost, [=] { function(data); }));
}
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* data, unsigned) {
    return record(simt::enqueue(stream, cudaGraphNodeTypeHost, [=] { callback(stream, cudaSuccess, data); }));
}
cudaError_t cudaStreamGetPriority(cudaStream_t stream, int* priority) {
    *priority = simt::streamOf(stream).priority;
    return record(cudaSuccess);
}
cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned* flags) {
    *flags = simt::streamOf(stream).flags;
    return record(cudaSuccess);
}
