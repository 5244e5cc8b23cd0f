#pragma once
#include <cstddef>

// The simulated device: the limits of compute capability 9.0 (programming guide, "Technical Specifications per Compute
// Capability"), and as many multiprocessors and as much memory as an H100 SXM has. Nothing here is measured.
namespace simt {

constexpr int kMaxThreadsPerBlock = 1024, kMaxBlockZ = 64;
constexpr long kMaxGridX = 2147483647, kMaxGridYZ = 65535;
constexpr int kMultiprocessors = 132, kThreadsPerMultiprocessor = 2048, kBlocksPerMultiprocessor = 32, kRegisters = 65536;
constexpr std::size_t kSharedPerBlock = 48 << 10, kSharedPerBlockOptin = 227 << 10, kSharedPerMultiprocessor = 228 << 10, kSharedReserved = 1 << 10;
constexpr std::size_t kConstant = 64 << 10;
#ifdef __wasm__
constexpr std::size_t kDeviceMemory = std::size_t{3} << 30;  // What 32 bits can tell.
#else
constexpr std::size_t kDeviceMemory = std::size_t{80} << 30;
#endif

}  // namespace simt
