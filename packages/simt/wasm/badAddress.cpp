#include <cstdio>
#include <cstdlib>
#include "grid.h"
#include "report.h"

namespace simt {

/** WebAssembly has no signals: null pointers are caught where the compiler looks for them, other wild addresses end the program. */
void watchAddresses() {}

}  // namespace simt

/** Called before a null pointer is followed (-fsanitize=null): a kernel's thread ends, and the launch fails. */
extern "C" void __ubsan_handle_type_mismatch_minimal_abort() {
    if (!simt::inKernel()) {
        std::fflush(nullptr);
        std::abort();
    }
    const simt::Thread& thread = *simt::current;
    simt::note(simt::grid->at, "核函数 %s：块 %s 线程 %s 访问了空指针", simt::grid->name, simt::inWords(thread.block->index).c_str(), simt::inWords(thread.index).c_str());
    simt::grid->error = cudaErrorIllegalAddress;
    simt::endThread();
}
