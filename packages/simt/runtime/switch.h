#pragma once

/** Keeps the caller's registers on its stack, notes in `from` where that ends, and goes on with the stack that ends at `to`. */
extern "C" void simtSwitch(void** from, void* to);

/** A new stack's frame: how many words it has, and which of them is the address to go to. */
extern const int simtFrameSize, simtFrameReturn;
