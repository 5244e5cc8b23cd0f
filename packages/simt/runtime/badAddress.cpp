#include <csignal>
#include <cstdint>
#include <ucontext.h>
#include "grid.h"
#include "report.h"

namespace simt {
namespace {

struct sigaction sanitizers;

/**
 * A kernel that follows a wild pointer: the thread ends, the launch fails with cudaErrorIllegalAddress. On the host the
 * sanitizer's handler has the word.
 */
void onBadAddress(int, siginfo_t* info, void* context) {
    if (!inKernel()) {
        sigaction(SIGSEGV, &sanitizers, nullptr);
        return;
    }
    note(grid->at, "核函数 %s：块 %s 线程 %s 访问了无效的地址 %p", grid->name, inWords(current->block->index).c_str(), inWords(current->index).c_str(), info->si_addr);
    grid->error = cudaErrorIllegalAddress;
    auto& machine = static_cast<ucontext_t*>(context)->uc_mcontext;
#if defined(__x86_64__)
    machine.gregs[REG_RSP] = ((machine.gregs[REG_RSP] - 256) & ~15ll) - 8;
    machine.gregs[REG_RIP] = reinterpret_cast<std::intptr_t>(&endThread);
#else
    machine.sp = (machine.sp - 256) & ~15ull;
    machine.pc = reinterpret_cast<std::uintptr_t>(&endThread);
#endif
}

}  // namespace

void watchAddresses() {
    static const int installed = [] {
        struct sigaction ours {};
        ours.sa_sigaction = onBadAddress;
        ours.sa_flags = SA_SIGINFO;
        return sigaction(SIGSEGV, &ours, &sanitizers);
    }();
    (void)installed;
}

}  // namespace simt
