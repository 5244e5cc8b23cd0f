#include "simt/shared.h"
#include <cstring>
#include "cooperative_groups/memcpy_async.h"
#include "grid.h"
#include "schedule.h"
#include <sanitizer/asan_interface.h>

namespace simt {
namespace {

/** Room for what a block may have on any GPU (228 KiB), and for gaps between the variables, where accesses are faults. */
constexpr std::size_t kRoom = 1 << 20, kGap = 64, kStaticLimit = 48 << 10;

struct Place {
    std::size_t offset, bytes;
};
std::vector<Place> places;
std::size_t nextOffset = 256 << 10;

void close(void* memory, std::size_t bytes) {
    __asan_poison_memory_region(memory, bytes);
}

void open(void* memory, std::size_t bytes) {
    __asan_unpoison_memory_region(memory, bytes);
    fillUndefined(memory, bytes);
}

/** A declaration's place is the same in all blocks. */
void settle(SharedSlot& slot, std::size_t bytes, std::size_t alignment) {
    const std::size_t offset = (nextOffset + alignment - 1) / alignment * alignment;
    slot.id = static_cast<int>(places.size());
    places.push_back({offset, bytes});
    nextOffset = offset + (bytes + kGap + 15) / 16 * 16;
    if (nextOffset > kRoom || bytes > kStaticLimit) {
        fault(grid->at, "核函数 %s 的静态共享内存超过 48 KiB", grid->name);
    }
}

}  // namespace

void prepareShared(Block& block, std::size_t dynamicBytes) {
    if (!block.memory) {
        block.memory = static_cast<char*>(std::aligned_alloc(1024, kRoom));
    }
    close(block.memory, kRoom);
    open(block.memory, dynamicBytes);
    block.opened.assign(places.size(), false);
}

void* sharedMemory(SharedSlot& slot, std::size_t bytes, std::size_t alignment) {
    Block& block = *current->block;
    if (slot.id < 0) {
        settle(slot, bytes, alignment);
    }
    block.opened.resize(places.size());
    void* memory = block.memory + places[slot.id].offset;
    if (!block.opened[slot.id]) {
        block.opened[slot.id] = true;
        open(memory, bytes);
    }
    return memory;
}

void copyLater(void* to, const void* from, std::size_t bytes) { current->block->copies.push_back({to, from, bytes}); }

void doCopies() {
    for (const Copy& copy : current->block->copies) {
        std::memcpy(copy.to, copy.from, copy.bytes);
    }
    current->block->copies.clear();
}

void* dynamicShared() { return current->block->memory; }

}  // namespace simt
