#include "work.h"
#include <algorithm>
#include "errors.h"
#include "schedule.h"

namespace simt {
namespace {

std::vector<WorkPtr> pending;

std::vector<CUstream_st*>& streams() {
    static std::vector<CUstream_st*> all = {new CUstream_st, new CUstream_st};
    return all;
}

void follow(Work& work, const WorkPtr& earlier) {
    if (earlier && !earlier->done) {
        work.after.push_back(earlier);
    }
}

bool blocksWithDefault(const CUstream_st& stream) { return !(stream.flags & cudaStreamNonBlocking); }

/** The default stream waits for all blocking streams, and they for it (programming guide, "Default Stream"). */
void order(CUstream_st& stream, Work& work) {
    CUstream_st& legacy = *streams()[0];
    follow(work, stream.last);
    if (&stream == &legacy) {
        for (CUstream_st* other : streams()) {
            if (blocksWithDefault(*other)) {
                follow(work, other->last);
            }
        }
    } else if (blocksWithDefault(stream)) {
        follow(work, legacy.last);
    }
}

void forget() {
    pending.erase(std::remove_if(pending.begin(), pending.end(), [](const WorkPtr& one) { return one->done; }), pending.end());
}

}  // namespace

const std::vector<CUstream_st*>& allStreams() { return streams(); }
void addStream(CUstream_st* stream) { streams().push_back(stream); }
void removeStream(CUstream_st* stream) { streams().erase(std::find(streams().begin(), streams().end(), stream)); }

CUstream_st& streamOf(cudaStream_t stream) {
    return stream == cudaStreamPerThread ? *streams()[1] : stream == nullptr || stream == cudaStreamLegacy ? *streams()[0] : *stream;
}

bool capturing() {
    return std::any_of(streams().begin(), streams().end(), [](const CUstream_st* one) { return one->capture; });
}

cudaError_t enqueue(cudaStream_t handle, cudaGraphNodeType type, std::function<void()> run) {
    CUstream_st& stream = streamOf(handle);
    if (stream.capture) {
        stream.capture->nodes.push_back(std::make_unique<CUgraphNode_st>(CUgraphNode_st{type, std::move(run), stream.captureAfter}));
        stream.captureAfter = {stream.capture->nodes.back().get()};
        return cudaSuccess;
    }
    if (&stream == streams()[0] && capturing()) {
        return cudaErrorStreamCaptureImplicit;
    }
    auto work = std::make_shared<Work>(Work{std::move(run)});
    order(stream, *work);
    stream.last = work;
    if (simt::order() == Order::forward) {
        perform(work);
        return cudaSuccess;
    }
    pending.push_back(work);
    if (simt::order() == Order::random && randomBelow(2) == 0) {
        perform(pending[randomBelow(pending.size())]);
        forget();
    }
    return cudaSuccess;
}

cudaError_t doNow(cudaGraphNodeType type, std::function<void()> run) {
    const cudaError_t error = enqueue(nullptr, type, std::move(run));
    if (error == cudaSuccess) {
        perform(streams()[0]->last);
    }
    return error;
}

void perform(const WorkPtr& work) {
    if (!work || work->done) {
        return;
    }
    work->done = true;
    auto earlier = std::move(work->after);
    work->after.clear();
    if (simt::order() == Order::reverse) {
        std::reverse(earlier.begin(), earlier.end());
    }
    for (const WorkPtr& one : earlier) {
        perform(one);
    }
    if (!failed()) {
        work->run();
    }
    work->run = nullptr;
}

void performAll() {
    const std::vector<WorkPtr> now = std::move(pending);
    pending.clear();
    const std::size_t count = now.size();
    for (std::size_t i = 0; i < count; i++) {
        perform(now[simt::order() == Order::reverse ? count - 1 - i : i]);
    }
    for (CUstream_st* stream : streams()) {
        perform(stream->last);
    }
}

}  // namespace simt
