#pragma once
#include "simt/errors.h"
#include "simt/where.h"

namespace simt {

/** Keeps an error for cudaGetLastError, and gives it back. */
cudaError_t record(cudaError_t error);

/** An error of a kernel while it ran: nothing is done after it, and from the next `surface` on every call gives it. */
void fail(cudaError_t error);

/** Called where the host waits for the device: there it hears of errors. */
void surface();

/** Whether a kernel has failed. */
bool failed();

/** A launch that failed: a fault at the program's end when nobody has asked for the error. */
void recordLaunch(Where at, const char* kernel, cudaError_t error);

}  // namespace simt
