#include "allocations.h"
#include <cstdint>
#include <iterator>
#include <map>
#include <string_view>
#include <sanitizer/asan_interface.h>

namespace simt {
namespace {

std::map<std::uintptr_t, Allocation>& all() {
    static auto& map = *new std::map<std::uintptr_t, Allocation>;
    return map;
}

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

bool isInside(const void* address, std::size_t bytes) {
    const Allocation* allocation = find(address);
    return !allocation || number(address) + bytes <= number(allocation->begin) + allocation->bytes;
}

bool isDevice(const void* address) {
    const Allocation* allocation = find(address);
    return allocation && allocation->type == cudaMemoryTypeDevice;
}

}  // namespace

const Allocation* find(const void* address) {
    const auto after = all().upper_bound(number(address));
    if (after == all().begin()) {
        return nullptr;
    }
    const Allocation& candidate = std::prev(after)->second;
    return number(address) < number(candidate.begin) + candidate.bytes ? &candidate : nullptr;
}

void add(const Allocation& allocation) { all().emplace(number(allocation.begin), allocation); }
void remove(const void* begin) { all().erase(number(begin)); }

std::size_t inUse() {
    std::size_t sum = 0;
    for (const auto& [address, allocation] : all()) {
        sum += allocation.type == cudaMemoryTypeHost ? 0 : allocation.bytes;
    }
    return sum;
}

bool isHostOnly(const void* address) {
    if (!address || find(address)) {
        return false;
    }
    char name[1];
    void* begin;
    std::size_t bytes;
    const std::string_view kind = __asan_locate_address(const_cast<void*>(address), name, sizeof name, &begin, &bytes);
    return kind == "heap" || kind == "stack";
}

bool isLegalCopy(const void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind) {
    const bool toDevice = kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice;
    const bool fromDevice = kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice;
    if (!isInside(to, bytes) || !isInside(from, bytes)) {
        return false;
    }
    return kind == cudaMemcpyDefault || ((toDevice ? !isHostOnly(to) : !isDevice(to)) && (fromDevice ? !isHostOnly(from) : !isDevice(from)));
}

}  // namespace simt
