#pragma once
#include <functional>
#include <memory>
#include <vector>
#include "simt/graph.h"

namespace simt {

/** Something that the device does, after other things. */
struct Work {
    std::function<void()> run;
    std::vector<std::shared_ptr<Work>> after = {};
    bool done = false;
};
using WorkPtr = std::shared_ptr<Work>;

}  // namespace simt

struct CUgraphNode_st {
    cudaGraphNodeType type;
    std::function<void()> run;
    std::vector<cudaGraphNode_t> after;
    cudaKernelNodeParams params = {};
};

struct CUgraph_st {
    std::vector<std::unique_ptr<CUgraphNode_st>> nodes;
};

struct CUstream_st {
    unsigned flags = 0;
    int priority = 0;
    simt::WorkPtr last;
    /** While it is captured: into which graph, and after which nodes. */
    CUgraph_st* capture = nullptr;
    bool begunHere = false;
    std::vector<cudaGraphNode_t> captureAfter;
};

struct CUevent_st {
    unsigned flags = 0;
    simt::WorkPtr work;
    std::shared_ptr<double> time;
    CUgraph_st* capture = nullptr;
    std::vector<cudaGraphNode_t> captureAfter;
};

namespace simt {

/** The stream behind a handle; the default stream for nullptr. */
CUstream_st& streamOf(cudaStream_t stream);

/** All streams, the default stream first. */
const std::vector<CUstream_st*>& allStreams();
void addStream(CUstream_st* stream);
void removeStream(CUstream_st* stream);

/** Hands work to a stream, or to the graph that captures it. Under `forward` it is done at once, under `reverse` as late as is legal. */
cudaError_t enqueue(cudaStream_t stream, cudaGraphNodeType type, std::function<void()> run);

/** As `enqueue` on the default stream, and waits. */
cudaError_t doNow(cudaGraphNodeType type, std::function<void()> run);

/** Does the work after all that it comes after. */
void perform(const WorkPtr& work);
void performAll();

/** Whether any stream is being captured: then calls that wait are errors. */
bool capturing();

}  // namespace simt
