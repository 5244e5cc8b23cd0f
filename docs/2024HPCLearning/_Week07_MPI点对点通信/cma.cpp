// 单拷贝用的系统调用 process_vm_readv 与普通 memcpy，各抄 m 字节要多久。
// 不带参数：核对内容；cma <轮数> 输出 CSV：way,bytes,rep,us
#include "lab.hpp"

#include <cstring>
#include <sys/uio.h>
#include <unistd.h>
#include <vector>

/// 从本进程的另一块内存读，走的是同一条系统调用路径。
bool by_kernel(char* to, char* from, std::size_t m) {
  iovec local{to, m}, remote{from, m};
  return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == static_cast<ssize_t>(m);
}

int main(int argc, char** argv) {
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  const std::size_t most = std::size_t{1} << 22;
  std::vector<char> from(most, 7), to(most, 0);
  const bool allowed = by_kernel(to.data(), from.data(), 10000);
  if (reps == 0) return std::puts(allowed && to[9999] == 7 && to[10000] == 0 ? "copied" : "not allowed here"), 0;
  for (int r = 0; r < reps; ++r)
    for (std::size_t m = 1024; m <= most; m *= 4) {
      const int times = 1 + static_cast<int>((std::size_t{1} << 23) / m / 4);
      const auto k = lab::measure([&] { for (int t = 0; t < times; ++t) by_kernel(to.data(), from.data(), m); });
      const auto c = lab::measure([&] { for (int t = 0; t < times; ++t) { std::memcpy(to.data(), from.data(), m); lab::keep(to[0]); } });
      std::printf("kernel,%zu,%d,%.5g\nmemcpy,%zu,%d,%.5g\n", m, r, k.wall / times * 1e6, m, r, c.wall / times * 1e6);
    }
}
