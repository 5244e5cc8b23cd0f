#include "simt/barrier.h"
#include <cstring>
#include "grid.h"
#include "schedule.h"

namespace simt {
namespace {

void releaseAll(Block& block, State state) {
    const std::size_t count = block.threads.size();
    for (std::size_t i = 0; i < count; i++) {
        Thread& thread = block.threads[order() == Order::reverse ? count - 1 - i : i];
        if (thread.state == state) {
            makeReady(thread);
        }
    }
}

/** Threads that wait in one block barrier must be at one place: "the conditional evaluates identically across the entire thread block". */
void checkPlace(const Block& block, const char* name, Where at) {
    for (const Thread& other : block.threads) {
        if (other.state == State::blockBarrier && (other.at.line != at.line || std::strcmp(other.at.file, at.file) != 0)) {
            fault(at, "块 %s 的线程在不同的地方等栅栏：线程 %s 在第 %d 行的 %s，线程 %s 在第 %d 行的 %s", inWords(block.index).c_str(),
                  inWords(other.index).c_str(), other.at.line, other.waitsFor, inWords(current->index).c_str(), at.line, name);
        }
    }
}

int resultOf(Vote vote, unsigned votes, unsigned all) {
    return vote == Vote::count ? static_cast<int>(votes) : vote == Vote::all ? votes == all : votes > 0;
}

}  // namespace

int blockBarrier(const char* name, Where at, Vote vote, bool predicate) {
    Block& block = *current->block;
    if (block.arrived == 0) {
        block.votes = 0;
    }
    if (block.arrived == 1 || block.arrived == block.threads.size() - 1) {
        checkPlace(block, name, at);
    }
    block.votes += predicate;
    if (++block.arrived < block.threads.size()) {
        waitIn(State::blockBarrier, name, at);
    } else {
        block.result = resultOf(vote, block.votes, block.arrived);
        block.arrived = 0;
        block.phase++;
        releaseAll(block, State::blockBarrier);
    }
    return block.result;
}

void gridBarrier(Where at) {
    if (!grid->config.cooperative) {
        fault(at, "grid.sync() 只能用在 cudaLaunchCooperativeKernel 启动的核函数里");
    }
    if (++grid->atGridBarrier < grid->blocks * current->block->threads.size()) {
        waitIn(State::gridBarrier, "grid.sync", at);
        return;
    }
    grid->atGridBarrier = 0;
    grid->gridPhase++;
    for (auto& block : grid->resident) {
        releaseAll(*block, State::gridBarrier);
    }
}

}  // namespace simt
