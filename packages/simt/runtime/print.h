#pragma once
#include <vector>
#include "grid.h"

namespace simt {

/** Takes over what a kernel printed, in order. */
void keepPrints(std::vector<Print>& prints);

/**
 * To be called where the host waits for the device: it hears of errors, and what kernels have printed is written
 * (programming guide, "Formatted Output").
 */
void hostWaited();

}  // namespace simt
