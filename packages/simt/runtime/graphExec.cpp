#include <algorithm>
#include <map>
#include <set>
#include "allocations.h"
#include "errors.h"
#include "nodes.h"
#include "schedule.h"
#include "work.h"

using simt::record;

/** A graph that can be launched: what each node does, and after which others. */
struct CUgraphExec_st {
    std::vector<cudaGraphNode_t> nodes;
    std::map<cudaGraphNode_t, CUgraphNode_st> copies;
};

namespace {

/** Runs the nodes, each after those it depends on; among several that could be next, the schedule chooses. */
void runAll(const CUgraphExec_st& exec) {
    std::vector<cudaGraphNode_t> left = exec.nodes;
    std::set<cudaGraphNode_t> done;
    while (!left.empty()) {
        std::vector<std::size_t> next;
        for (std::size_t i = 0; i < left.size(); i++) {
            const auto& after = exec.copies.at(left[i]).after;
            if (std::all_of(after.begin(), after.end(), [&](cudaGraphNode_t one) { return done.count(one); })) {
                next.push_back(i);
            }
        }
        const std::size_t chosen = simt::order() == simt::Order::forward ? next.front() : simt::order() == simt::Order::reverse ? next.back() : next[simt::randomBelow(next.size())];
        const cudaGraphNode_t node = left[chosen];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(chosen));
        exec.copies.at(node).run();
        done.insert(node);
    }
}

}  // namespace

cudaError_t cudaGraphInstantiate(cudaGraphExec_t* exec, cudaGraph_t graph, unsigned long long) {
    *exec = new CUgraphExec_st;
    for (const auto& node : graph->nodes) {
        (*exec)->nodes.push_back(node.get());
        (*exec)->copies.emplace(node.get(), *node);
    }
    return record(cudaSuccess);
}
cudaError_t cudaGraphUpload(cudaGraphExec_t, cudaStream_t) { return record(cudaSuccess); }
cudaError_t cudaGraphLaunch(cudaGraphExec_t exec, cudaStream_t stream) {
    return record(simt::enqueue(stream, cudaGraphNodeTypeGraph, [copy = *exec] { runAll(copy); }));
}
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t exec) {
    delete exec;
    return record(cudaSuccess);
}
cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node, const cudaKernelNodeParams* params) {
    const auto found = exec->copies.find(node);
    auto run = simt::kernelRun(*params);
    if (found == exec->copies.end() || !run) {
        return record(cudaErrorInvalidValue);
    }
    found->second.run = std::move(run);
    return record(cudaSuccess);
}
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t exec, cudaGraphNode_t node, void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind) {
    const auto found = exec->copies.find(node);
    if (found == exec->copies.end() || !simt::isLegalCopy(to, from, bytes, kind)) {
        return record(cudaErrorInvalidValue);
    }
    found->second.run = simt::copyRun(to, from, bytes);
    return record(cudaSuccess);
}
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t exec, cudaGraph_t graph, cudaGraphExecUpdateResultInfo* result) {
    *result = {cudaGraphExecUpdateSuccess, nullptr, nullptr};
    const auto position = [](const auto& nodes, cudaGraphNode_t node) { return std::find_if(nodes.begin(), nodes.end(), [&](const auto& one) { return &*one == node; }) - nodes.begin(); };
    bool same = exec->nodes.size() == graph->nodes.size();
    for (std::size_t i = 0; same && i < exec->nodes.size(); i++) {
        const auto &old = exec->copies.at(exec->nodes[i]).after, &now = graph->nodes[i]->after;
        same = old.size() == now.size() && exec->copies.at(exec->nodes[i]).type == graph->nodes[i]->type;
        for (std::size_t k = 0; same && k < old.size(); k++) {
            same = std::find(exec->nodes.begin(), exec->nodes.end(), old[k]) - exec->nodes.begin() == position(graph->nodes, now[k]);
        }
    }
    if (!same) {
        result->result = cudaGraphExecUpdateErrorTopologyChanged;
        return record(cudaErrorGraphExecUpdateFailure);
    }
    for (std::size_t i = 0; i < exec->nodes.size(); i++) {
        exec->copies.at(exec->nodes[i]).run = graph->nodes[i]->run;
    }
    return record(cudaSuccess);
}
