#include "simt/launch.h"
#include <map>
#include "allocations.h"
#include "errors.h"
#include "functions.h"
#include "grid.h"
#include "limits.h"
#include "report.h"
#include "simt/function.h"
#include "work.h"

namespace simt {
namespace {

std::map<const void*, MakeBody>& known() {
    static std::map<const void*, MakeBody> map;
    return map;
}

/** What the runtime says of a launch before it begins. */
cudaError_t check(const Config& config) {
    const dim3 &block = config.block, &grid = config.grid;
    const std::size_t threads = std::size_t{block.x} * block.y * block.z;
    if (threads == 0 || threads > kMaxThreadsPerBlock || block.z > kMaxBlockZ || grid.x == 0 || grid.y == 0 || grid.z == 0 || grid.x > kMaxGridX || grid.y > kMaxGridYZ || grid.z > kMaxGridYZ) {
        return cudaErrorInvalidConfiguration;
    }
    if (config.sharedBytes > dynamicLimit(config.function)) {
        return cudaErrorInvalidValue;
    }
    int perMultiprocessor = 0;
    activeBlocks(&perMultiprocessor, config.function, static_cast<int>(threads), config.sharedBytes);
    if (config.cooperative && std::uint64_t{grid.x} * grid.y * grid.z > static_cast<std::uint64_t>(perMultiprocessor) * kMultiprocessors) {
        return cudaErrorCooperativeLaunchTooLarge;
    }
    return cudaSuccess;
}

/** `badPointer` while arguments are looked at, for the launch that follows. */
cudaError_t pendingError = cudaSuccess;

cudaError_t launch(Where at, const std::string& name, const Config& config, Body body) {
    cudaError_t error = check(config);
    const cudaError_t running = pendingError;
    pendingError = cudaSuccess;
    auto work = [at, name, config, body = std::move(body), running] {
        const cudaError_t result = running != cudaSuccess ? running : runGrid(at, name.c_str(), config, body);
        if (result != cudaSuccess) {
            fail(result);
        }
    };
    if (error == cudaSuccess && inKernel()) {
        grid->children.push_back(std::move(work));
        return cudaSuccess;
    }
    return error != cudaSuccess ? error : enqueue(config.stream, cudaGraphNodeTypeKernel, std::move(work));
}

}  // namespace

void remember(const void* function, MakeBody make) { known().emplace(function, std::move(make)); }

void checkPointer(Where at, const char* kernel, int index, const void* pointer) {
    if (!inKernel() && isHostOnly(pointer)) {
        note(at, "核函数 %s 的第 %d 个参数指向主机内存，设备访问不到（GPU 上是 cudaErrorIllegalAddress）", kernel, index);
        pendingError = cudaErrorIllegalAddress;
    }
}

void launchFromCode(Where at, const char* name, const Config& config, Body body) {
    const cudaError_t error = launch(at, name, config, std::move(body));
    recordLaunch(at, name, error);
}

Body bodyFor(const void* function, void** arguments) {
    const auto found = known().find(function);
    return found == known().end() ? Body{} : found->second(arguments);
}

cudaError_t launchByAddress(Where at, const Config& config, void** arguments) {
    Body body = bodyFor(config.function, arguments);
    return record(body ? launch(at, "(按地址启动)", config, std::move(body)) : cudaErrorInvalidDeviceFunction);
}

cudaError_t launchWithAttributes(Where at, const cudaLaunchConfig_t& given, const void* function, Body body) {
    Config config{given.gridDim, given.blockDim, given.dynamicSmemBytes, given.stream, false, 1, function};
    for (unsigned i = 0; i < given.numAttrs; i++) {
        if (given.attrs[i].id == cudaLaunchAttributeCooperative) {
            config.cooperative = given.attrs[i].val.cooperative != 0;
        }
        if (given.attrs[i].id == cudaLaunchAttributeClusterDimension) {
            fault(at, "模拟器不支持线程块簇");
        }
    }
    return record(launch(at, "(cudaLaunchKernelEx)", config, std::move(body)));
}

}  // namespace simt
