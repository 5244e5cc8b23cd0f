#include <chrono>
#include "errors.h"
#include "print.h"
#include "work.h"

using simt::record;

namespace {

double now() { return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

}  // namespace

cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned flags) {
    *event = new CUevent_st;
    (*event)->flags = flags;
    return record(cudaSuccess);
}
cudaError_t cudaEventCreate(cudaEvent_t* event, unsigned flags) { return cudaEventCreateWithFlags(event, flags); }
cudaError_t cudaEventCreate(cudaEvent_t* event) { return cudaEventCreateWithFlags(event, cudaEventDefault); }
cudaError_t cudaEventDestroy(cudaEvent_t event) {
    delete event;
    return event ? record(cudaSuccess) : record(cudaErrorInvalidResourceHandle);
}

cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t handle) {
    CUstream_st& stream = simt::streamOf(handle);
    event->capture = stream.capture;
    event->captureAfter = stream.captureAfter;
    if (stream.capture) {
        return record(cudaSuccess);
    }
    event->time = std::make_shared<double>(0);
    const cudaError_t error = simt::enqueue(handle, cudaGraphNodeTypeEmpty, [time = event->time] { *time = now(); });
    event->work = stream.last;
    return record(error);
}

cudaError_t cudaEventSynchronize(cudaEvent_t event) {
    if (event->capture) {
        return record(cudaErrorCapturedEvent);
    }
    simt::perform(event->work);
    simt::hostWaited();
    return record(cudaSuccess);
}

cudaError_t cudaEventQuery(cudaEvent_t event) {
    const bool pending = event->work && !event->work->done;
    simt::perform(event->work);
    simt::hostWaited();
    return pending ? cudaErrorNotReady : record(cudaSuccess);
}

cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t start, cudaEvent_t end) {
    if (!start->work || !end->work || (start->flags & cudaEventDisableTiming) || (end->flags & cudaEventDisableTiming)) {
        return record(cudaErrorInvalidResourceHandle);
    }
    if (!start->work->done || !end->work->done) {
        return record(cudaErrorNotReady);
    }
    *milliseconds = static_cast<float>(*end->time - *start->time);
    return record(cudaSuccess);
}
