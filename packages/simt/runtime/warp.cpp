#include "simt/warp.h"
#include <cstring>
#include "grid.h"
#include "report.h"
#include "schedule.h"

namespace simt {
namespace {

bool isWith(const Thread& other, const Thread& thread) {
    return other.state == State::warpCollective && other.mask == thread.mask && other.complete == thread.complete && std::strcmp(other.waitsFor, thread.waitsFor) == 0;
}

/** Whether all threads that the thread waits for have come; if so they go on. */
bool tryComplete(Warp& warp, const Thread& thread) {
    const unsigned participants = thread.mask & warp.alive;
    bool complete = true;
    eachLane(participants, [&](int lane) { complete = complete && isWith(*warp.threads[lane], thread); });
    if (complete) {
        thread.complete(warp, participants);
        for (int i = 0; i < 32; i++) {
            const int lane = order() == Order::reverse ? 31 - i : i;
            if (participants >> lane & 1) {
                warp.threads[lane]->participants = participants;
                makeReady(*warp.threads[lane]);
            }
        }
    }
    return complete;
}

}  // namespace

unsigned warpCollective(const char* name, Where at, unsigned mask, const void* in, void* out, int argument, Complete complete) {
    Thread& thread = *current;
    if (!(mask >> thread.lane & 1)) {
        fault(at, "%s 的掩码 0x%08x 里没有调用它的线程：块 %s 线程 %s 是第 %u 道", name, mask, inWords(thread.block->index).c_str(), inWords(thread.index).c_str(), thread.lane);
    }
    thread.in = in;
    thread.out = out;
    thread.argument = argument;
    thread.mask = mask;
    thread.complete = complete;
    thread.waitsFor = name;
    thread.state = State::warpCollective;
    thread.at = at;
    // The last to come waits too, behind those it frees, so that none is favoured.
    tryComplete(*thread.warp, thread);
    suspend(thread.fiber, false);
    return thread.participants;
}

void completeCollectives(Warp& warp) {
    for (unsigned waiting = warp.alive; waiting; waiting &= waiting - 1) {
        const Thread& thread = *warp.threads[__builtin_ctz(waiting)];
        if (thread.state == State::warpCollective) {
            tryComplete(warp, thread);
        }
    }
}

unsigned convergedMask(const char* name, Where at) {
    waitIn(State::converging, name, at);
    return current->participants;
}

void releaseConverged(Warp& warp) {
    const Thread* first = nullptr;
    unsigned together = 0;
    eachLane(warp.alive, [&](int lane) {
        const Thread& thread = *warp.threads[lane];
        if (thread.state != State::converging) {
            return;
        }
        first = first ? first : &thread;
        const bool same = thread.at.line == first->at.line && std::strcmp(thread.at.file, first->at.file) == 0;
        const bool leftBehind = order() == Order::random && &thread != first && randomBelow(2) == 0;
        together |= same && !leftBehind ? 1u << lane : 0;
    });
    eachLane(together, [&](int lane) {
        warp.threads[lane]->participants = together;
        makeReady(*warp.threads[lane]);
    });
}

void undefinedValue(Where at, const char* name, int from, void* value, std::size_t bytes) {
    const bool exists = from < 32 && current->warp->threads[from];
    const bool ended = exists && current->warp->threads[from]->state == State::ended;
    note(at, "%s 从没有参加的线程取值（未定义）：块 %s 线程 %s 取第 %d 道，它%s", name, inWords(current->block->index).c_str(), inWords(current->index).c_str(), from,
         ended ? "已经结束" : exists ? "不在掩码里" : "不存在");
    fillUndefined(value, bytes);
}

void checkWidth(Where at, const char* name, int width) {
    if (width < 1 || width > 32 || (width & (width - 1)) != 0) {
        fault(at, "%s 的 width 是 %d，应是 1 到 32 之间 2 的幂", name, width);
    }
}

}  // namespace simt
