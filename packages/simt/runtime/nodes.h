#pragma once
#include <cstddef>
#include <functional>
#include "simt/graph.h"

namespace simt {

/** What a kernel node does, bound to its arguments as they are now; empty when the function is no kernel. */
std::function<void()> kernelRun(const cudaKernelNodeParams& params);

std::function<void()> copyRun(void* to, const void* from, std::size_t bytes);

}  // namespace simt
