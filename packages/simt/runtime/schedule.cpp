#include "schedule.h"
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace simt {

Order order() {
    static const Order value = [] {
        const char* text = std::getenv("SIMT_SCHEDULE");
        const std::string_view name = text ? text : "forward";
        return name == "reverse" ? Order::reverse : name == "random" ? Order::random : Order::forward;
    }();
    return value;
}

// SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014).
std::uint64_t randomBelow(std::uint64_t bound) {
    static std::uint64_t state = [] {
        const char* seed = std::getenv("SIMT_SEED");
        return seed ? std::strtoull(seed, nullptr, 10) : std::uint64_t{2026};
    }();
    std::uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (z ^ (z >> 31)) % bound;
}

void fillUndefined(void* memory, std::uint64_t bytes) {
    // As float: NaN, -2.2e-13, 6.6e+16; as int: -1, -1414812757, 1515870810.
    const unsigned char patterns[] = {0xff, 0xab, 0x5a};
    std::memset(memory, patterns[static_cast<int>(order())], bytes);
}

}  // namespace simt
