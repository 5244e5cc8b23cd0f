#include "switch.h"

#if !defined(__x86_64__) && !defined(__aarch64__)
#error "the simulator switches stacks by hand: x86-64 and AArch64 only"
#endif

// Keeps the callee-saved registers (System V psABI; AAPCS64) on the stack, and changes stacks.
#if defined(__x86_64__)
asm(R"(
.text
.globl simtSwitch
.type simtSwitch, @function
simtSwitch:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
.size simtSwitch, .-simtSwitch
)");
const int simtFrameReturn = 6, simtFrameSize = 8;
#else
asm(R"(
.text
.globl simtSwitch
.type simtSwitch, %function
simtSwitch:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp x29, x30, [sp, #80]
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    mov x9, sp
    str x9, [x0]
    mov sp, x1
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp x29, x30, [sp, #80]
    ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112]
    ldp d12, d13, [sp, #128]
    ldp d14, d15, [sp, #144]
    add sp, sp, #160
    ret
.size simtSwitch, .-simtSwitch
)");
const int simtFrameReturn = 11, simtFrameSize = 20;
#endif
