#include <map>
#include "grid.h"

namespace simt {
namespace {

std::string waiting(const Thread& thread) {
    return "在第 " + std::to_string(thread.at.line) + " 行等 " + thread.waitsFor + (thread.state == State::warpCollective ? "（掩码里的线程没有到齐）" : "");
}

}  // namespace

void deadlock() {
    for (const auto& block : grid->resident) {
        std::map<std::string, std::pair<int, std::string>> groups;
        const Thread* first = nullptr;
        for (const Thread& thread : block->threads) {
            const bool ended = thread.state == State::ended;
            first = first || ended ? first : &thread;
            groups.emplace(ended ? "已经结束" : waiting(thread), std::pair{0, inWords(thread.index)}).first->second.first++;
        }
        std::string text;
        for (const auto& [what, who] : groups) {
            text += "；" + std::to_string(who.first) + " 个线程" + what + "，如 " + who.second;
        }
        fault(first->at, "死锁：块 %s%s", inWords(block->index).c_str(), text.c_str());
    }
    __builtin_unreachable();
}

}  // namespace simt
