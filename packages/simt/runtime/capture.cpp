#include <set>
#include "errors.h"
#include "work.h"

using simt::record;

cudaError_t cudaStreamBeginCapture(cudaStream_t handle, cudaStreamCaptureMode) {
    CUstream_st& stream = simt::streamOf(handle);
    if (&stream == simt::allStreams()[0]) {
        return record(cudaErrorStreamCaptureUnsupported);
    }
    if (stream.capture) {
        return record(cudaErrorIllegalState);
    }
    stream.capture = new CUgraph_st;
    stream.begunHere = true;
    stream.captureAfter.clear();
    return record(cudaSuccess);
}

cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph) {
    if (!stream->capture) {
        return record(cudaErrorIllegalState);
    }
    if (!stream->begunHere) {
        return record(cudaErrorStreamCaptureUnmatched);
    }
    // Everything captured must lead back to this stream.
    std::set<cudaGraphNode_t> joined;
    std::vector<cudaGraphNode_t> open = stream->captureAfter;
    while (!open.empty()) {
        const cudaGraphNode_t node = open.back();
        open.pop_back();
        if (joined.insert(node).second) {
            open.insert(open.end(), node->after.begin(), node->after.end());
        }
    }
    *graph = stream->capture;
    for (CUstream_st* one : simt::allStreams()) {
        if (one->capture == *graph) {
            one->capture = nullptr;
            one->begunHere = false;
        }
    }
    if (joined.size() < (*graph)->nodes.size()) {
        delete *graph;
        *graph = nullptr;
        return record(cudaErrorStreamCaptureUnjoined);
    }
    return record(cudaSuccess);
}

cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status) {
    *status = simt::streamOf(stream).capture ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
    return record(cudaSuccess);
}
