#include <algorithm>
#include <cstring>
#include "allocations.h"
#include "errors.h"
#include "nodes.h"
#include "work.h"

using simt::record;

namespace {

cudaError_t addNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, std::size_t count, cudaGraphNodeType type, std::function<void()> run) {
    graph->nodes.push_back(std::make_unique<CUgraphNode_st>(CUgraphNode_st{type, std::move(run), std::vector<cudaGraphNode_t>(after, after + count)}));
    *node = graph->nodes.back().get();
    return record(cudaSuccess);
}

}  // namespace

cudaError_t cudaGraphCreate(cudaGraph_t* graph, unsigned) {
    *graph = new CUgraph_st;
    return record(cudaSuccess);
}
cudaError_t cudaGraphDestroy(cudaGraph_t graph) {
    delete graph;
    return record(cudaSuccess);
}
cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, std::size_t count, const cudaKernelNodeParams* params) {
    auto run = simt::kernelRun(*params);
    if (!run) {
        return record(cudaErrorInvalidDeviceFunction);
    }
    addNode(node, graph, after, count, cudaGraphNodeTypeKernel, std::move(run));
    (*node)->params = *params;
    return record(cudaSuccess);
}
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, std::size_t count, void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind) {
    return simt::isLegalCopy(to, from, bytes, kind) ? addNode(node, graph, after, count, cudaGraphNodeTypeMemcpy, simt::copyRun(to, from, bytes)) : record(cudaErrorInvalidValue);
}
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, std::size_t count, const cudaMemsetParams* params) {
    return addNode(node, graph, after, count, cudaGraphNodeTypeMemset, [p = *params] {
        for (std::size_t line = 0; line < p.height; line++) {
            for (std::size_t i = 0; i < p.width; i++) {
                std::memcpy(static_cast<char*>(p.dst) + line * p.pitch + i * p.elementSize, &p.value, p.elementSize);
            }
        }
    });
}
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, std::size_t count, const cudaHostNodeParams* params) {
    return addNode(node, graph, after, count, cudaGraphNodeTypeHost, [p = *params] { p.fn(p.userData); });
}
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, std::size_t count) {
    return addNode(node, graph, after, count, cudaGraphNodeTypeEmpty, [] {});
}
cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, std::size_t* count) {
    for (std::size_t i = 0; nodes && i < *count && i < graph->nodes.size(); i++) {
        nodes[i] = graph->nodes[i].get();
    }
    *count = nodes ? std::min(*count, graph->nodes.size()) : graph->nodes.size();
    return record(cudaSuccess);
}
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType* type) {
    *type = node->type;
    return record(cudaSuccess);
}
cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams* params) {
    *params = node->params;
    return record(node->params.func ? cudaSuccess : cudaErrorInvalidValue);
}
