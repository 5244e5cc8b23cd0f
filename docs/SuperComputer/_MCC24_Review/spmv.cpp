// 题三：y = A·x，A 是 g×g 网格五点差分的稀疏矩阵，节点编号被打乱，双精度，单线程。
// 不带参数：每一版与 long double 参考对拍；spmv <重复次数> [g] 输出 CSV。
#include "bench.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

using bench::Array;
using Index = std::int32_t;
constexpr std::size_t Ahead = 1280;  // 预取的提前量（元素）；数组末尾多留这么多，预取地址不越界

namespace {

struct Coo {
  Index n;
  std::vector<Index> row, col;
  std::vector<double> val;
};

/// 题目给的输入：三元组，节点编号与三元组次序都打乱。
Coo scrambled_grid(Index g, std::uint64_t seed) {
  const auto n = static_cast<std::size_t>(g) * static_cast<std::size_t>(g);
  auto shuffle = [&seed](auto& v) {
    for (std::size_t i = v.size(); i > 1; --i)
      std::swap(v[i - 1], v[static_cast<std::size_t>((bench::uniform(seed) + 1) / 2 * static_cast<double>(i))]);
  };
  std::vector<Index> label(n);
  std::iota(label.begin(), label.end(), 0);
  shuffle(label);
  struct Entry {
    Index r, c;
    double v;
  };
  std::vector<Entry> e;
  e.reserve(5 * n);
  for (Index i = 0; i < g; ++i)
    for (Index j = 0; j < g; ++j) {
      const Index me = label[static_cast<std::size_t>(i * g + j)];
      auto add = [&](Index p, Index q) {
        if (p >= 0 && p < g && q >= 0 && q < g)
          e.push_back({me, label[static_cast<std::size_t>(p * g + q)], bench::uniform(seed)});
      };
      add(i, j), add(i - 1, j), add(i + 1, j), add(i, j - 1), add(i, j + 1);
    }
  shuffle(e);
  Coo a{static_cast<Index>(n), {}, {}, {}};
  for (const Entry& t : e) a.row.push_back(t.r), a.col.push_back(t.c), a.val.push_back(t.v);
  return a;
}

// #region coo
void spmv_coo(const Coo& a, const double* x, double* y) {
  std::fill(y, y + a.n, 0.0);
  for (std::size_t t = 0; t < a.val.size(); ++t) y[a.row[t]] += a.val[t] * x[a.col[t]];
}
// #endregion

// #region csr
struct Csr {
  Index n;
  std::size_t nnz;
  Array<Index> ptr, col;
  Array<double> val;
};

void spmv_csr(const Csr& a, const double* x, double* y) {
  for (Index i = 0; i < a.n; ++i) {
    double s = 0;
    for (Index t = a.ptr.data()[i]; t < a.ptr.data()[i + 1]; ++t) s += a.val.data()[t] * x[a.col.data()[t]];
    y[i] = s;
  }
}
// #endregion

// #region prefetch
void spmv_csr_prefetch(const Csr& a, const double* x, double* y) {
  const Index* col = a.col.data();
  const double* val = a.val.data();
  for (Index i = 0; i < a.n; ++i) {
    const Index b = a.ptr.data()[i], e = a.ptr.data()[i + 1];
    __builtin_prefetch(val + b + Ahead);  // 一行 5 个 double 不到一条缓存行：每行一次就够
    __builtin_prefetch(col + b + Ahead);
    double s = 0;
    for (Index t = b; t < e; ++t) s += val[t] * x[col[t]];
    y[i] = s;
  }
}
// #endregion

/// 三元组 → CSR，行列号先经 to 重编号；行内按列号递增。
std::unique_ptr<Csr> to_csr(const Coo& a, const std::vector<Index>& to) {
  const auto n = static_cast<std::size_t>(a.n);
  auto m = std::unique_ptr<Csr>(new Csr{a.n, a.val.size(), Array<Index>(n + 1), Array<Index>(a.val.size() + Ahead),
                                          Array<double>(a.val.size() + Ahead)});
  auto id = [&to](Index i) { return to[static_cast<std::size_t>(i)]; };
  for (Index r : a.row) ++m->ptr[static_cast<std::size_t>(id(r)) + 1];
  std::partial_sum(m->ptr.data(), m->ptr.data() + n + 1, m->ptr.data());
  std::vector<Index> next(m->ptr.data(), m->ptr.data() + n);
  for (std::size_t t = 0; t < a.val.size(); ++t) {
    const auto at = static_cast<std::size_t>(next[static_cast<std::size_t>(id(a.row[t]))]++);
    m->col[at] = id(a.col[t]), m->val[at] = a.val[t];
  }
  std::vector<std::pair<Index, double>> line;
  for (std::size_t i = 0; i < n; ++i) {
    const auto b = static_cast<std::size_t>(m->ptr[i]), e = static_cast<std::size_t>(m->ptr[i + 1]);
    line.clear();
    for (std::size_t t = b; t < e; ++t) line.emplace_back(m->col[t], m->val[t]);
    std::sort(line.begin(), line.end());
    for (std::size_t t = b; t < e; ++t) m->col[t] = line[t - b].first, m->val[t] = line[t - b].second;
  }
  return m;
}

// #region rcm
/// 从 start 起按层宽度优先，同层邻居按度数从小到大；返回访问次序。
std::vector<Index> cuthill_mckee(const Csr& a, Index start) {
  std::vector<char> seen(static_cast<std::size_t>(a.n), 0);
  std::vector<Index> order{start}, near;
  order.reserve(static_cast<std::size_t>(a.n));
  seen[static_cast<std::size_t>(start)] = 1;
  auto degree = [&a](Index i) { return a.ptr.data()[i + 1] - a.ptr.data()[i]; };
  for (std::size_t head = 0; head < order.size(); ++head) {
    near.clear();
    for (Index t = a.ptr.data()[order[head]]; t < a.ptr.data()[order[head] + 1]; ++t) {
      const Index c = a.col.data()[t];
      if (!seen[static_cast<std::size_t>(c)]) seen[static_cast<std::size_t>(c)] = 1, near.push_back(c);
    }
    std::sort(near.begin(), near.end(), [&](Index p, Index q) { return degree(p) < degree(q); });
    order.insert(order.end(), near.begin(), near.end());
  }
  return order;  // 网格连通，一次走完
}
/// 反向 Cuthill–McKee：先从 0 走到最远处，再从那里（近似的外周点）编号，最后反过来。
std::vector<Index> rcm(const Csr& a) {
  const auto order = cuthill_mckee(a, cuthill_mckee(a, 0).back());
  std::vector<Index> to(order.size());
  for (std::size_t k = 0; k < order.size(); ++k) to[static_cast<std::size_t>(order[k])] = a.n - 1 - static_cast<Index>(k);
  return to;
}
// #endregion

// #region sell
/// SELL-8：每 8 行一块，块内按列存放并补齐到块内最长行；Offset 是列号减行号。
template <class Offset>
struct Sell {
  Index n;
  std::vector<std::size_t> start;  // 每块第一个元素的下标
  Array<Offset> off;
  Array<double> val;
};

template <bool Prefetch, class Offset>
void spmv_sell(const Sell<Offset>& a, const double* x, double* y) {
  const Offset* off = a.off.data();
  const double* val = a.val.data();
  for (Index b = 0; b < a.n / 8; ++b) {
    double s[8] = {};
    const double* xb = x + 8 * b;
    for (std::size_t t = a.start[static_cast<std::size_t>(b)]; t < a.start[static_cast<std::size_t>(b) + 1]; t += 8) {
      if (Prefetch) __builtin_prefetch(val + t + Ahead), __builtin_prefetch(off + t + Ahead);
      for (int l = 0; l < 8; ++l) s[l] += val[t + static_cast<std::size_t>(l)] * xb[l + off[t + static_cast<std::size_t>(l)]];
    }
    for (int l = 0; l < 8; ++l) y[8 * b + l] = s[l];
  }
}
// #endregion

template <class Offset>
std::unique_ptr<Sell<Offset>> to_sell(const Csr& a) {  // 行数须是 8 的倍数
  const auto blocks = static_cast<std::size_t>(a.n) / 8;
  std::vector<std::size_t> start(blocks + 1, 0);
  auto len = [&a](std::size_t i) { return static_cast<std::size_t>(a.ptr[i + 1] - a.ptr[i]); };
  for (std::size_t b = 0; b < blocks; ++b) {
    std::size_t w = 0;
    for (std::size_t l = 0; l < 8; ++l) w = std::max(w, len(8 * b + l));
    start[b + 1] = start[b] + 8 * w;
  }
  auto m = std::unique_ptr<Sell<Offset>>(new Sell<Offset>{a.n, start, Array<Offset>(start.back() + Ahead), Array<double>(start.back() + Ahead)});
  for (std::size_t b = 0; b < blocks; ++b)
    for (std::size_t l = 0; l < 8; ++l)
      for (std::size_t k = 0; k < len(8 * b + l); ++k) {  // 补的元素值为 0、偏移为 0，读的是 x[行号]
        const auto from = static_cast<std::size_t>(a.ptr[8 * b + l]) + k;
        const Index d = a.col[from] - static_cast<Index>(8 * b + l);
        if (d != static_cast<Offset>(d)) return nullptr;  // 带宽超出 Offset 能表示的范围
        m->off[start[b] + 8 * k + l] = static_cast<Offset>(d);
        m->val[start[b] + 8 * k + l] = a.val[from];
      }
  return m;
}

Index bandwidth(const Csr& a) {
  Index w = 0;
  for (Index i = 0; i < a.n; ++i)
    for (Index t = a.ptr.data()[i]; t < a.ptr.data()[i + 1]; ++t) w = std::max(w, std::abs(a.col.data()[t] - i));
  return w;
}

/// 与 long double 参考之差除以 γ_8·(|A||x|) 的最大值，≤ 1 为通过。to 把题目的编号映到 y 的编号。
double worst_ratio(const Coo& a, const double* x, const double* y, const std::vector<Index>& to) {
  const auto n = static_cast<std::size_t>(a.n);
  std::vector<long double> ref(n, 0), mag(n, 0);
  for (std::size_t t = 0; t < a.val.size(); ++t) {
    const auto r = static_cast<std::size_t>(a.row[t]);
    const long double p = static_cast<long double>(a.val[t]) * x[a.col[t]];
    ref[r] += p, mag[r] += p < 0 ? -p : p;
  }
  const double gamma = 8 * 0x1p-53 / (1 - 8 * 0x1p-53);
  double worst = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const long double e = y[to[i]] - ref[i];
    const double ratio = static_cast<double>((e < 0 ? -e : e) / (gamma * mag[i]));
    if (std::isnan(ratio) || ratio > worst) worst = ratio;  // NaN 一旦出现就留到最后
  }
  return worst;
}

int run(Index g, int reps, bool print) {
  const Coo coo = scrambled_grid(g, 5);
  const auto n = static_cast<std::size_t>(coo.n);
  std::vector<Index> same(n);
  std::iota(same.begin(), same.end(), 0);
  const auto raw = to_csr(coo, same);
  std::vector<Index> to;
  const auto cost = bench::measure([&] { to = rcm(*raw); });
  const auto csr = to_csr(coo, to);
  const auto sell16 = to_sell<std::int16_t>(*csr);
  if (!sell16) return std::puts("FAILED: bandwidth exceeds int16"), 1;
  Array<double> x(n), px(n), y(n);
  std::uint64_t seed = 11;
  for (std::size_t i = 0; i < n; ++i) x[i] = px[static_cast<std::size_t>(to[i])] = bench::uniform(seed);

  const double nnz = static_cast<double>(coo.val.size()), rows = static_cast<double>(n);
  const double slots = static_cast<double>(sell16->start.back());
  struct Step {
    const char* name;
    const std::vector<Index>& to;
    double bytes;  // 这种格式至少要搬的字节数
    std::function<void()> run;
  };
  const std::vector<Step> list = {
      {"coo", same, 16 * nnz + 16 * rows, [&] { spmv_coo(coo, x.data(), y.data()); }},
      {"csr", same, 12 * nnz + 20 * rows, [&] { spmv_csr(*raw, x.data(), y.data()); }},
      {"rcm", to, 12 * nnz + 20 * rows, [&] { spmv_csr(*csr, px.data(), y.data()); }},
      {"prefetch", to, 12 * nnz + 20 * rows, [&] { spmv_csr_prefetch(*csr, px.data(), y.data()); }},
      {"sell16", to, 10 * slots + 17 * rows, [&] { spmv_sell<false>(*sell16, px.data(), y.data()); }},
      {"sell16_prefetch", to, 10 * slots + 17 * rows, [&] { spmv_sell<true>(*sell16, px.data(), y.data()); }}};
  if (print)
    std::fprintf(stderr, "n=%d nnz=%.0f slots=%.0f bandwidth %d -> %d, rcm %.3f s\n", coo.n, nnz, slots,
                 bandwidth(*raw), bandwidth(*csr), cost.cpu);
  if (print) std::puts("variant,n,nnz,bytes,rep,wall_s,cpu_s,gflops,gb_per_s");
  for (int r = -1; r < reps; ++r)  // 第 -1 轮热身并检查，不计
    for (const Step& s : list) {
      if (r < 0) std::fill(y.data(), y.data() + n, NAN);  // 上一版写过的不能替这一版充数
      const auto t = bench::measure(s.run);
      if (r >= 0) {
        if (print)
          std::printf("%s,%d,%.0f,%.0f,%d,%.6g,%.6g,%.4f,%.3f\n", s.name, coo.n, nnz, s.bytes, r, t.wall, t.cpu,
                      2 * nnz / t.cpu * 1e-9, s.bytes / t.cpu * 1e-9);
        continue;
      }
      const double worst = worst_ratio(coo, x.data(), y.data(), s.to);
      if (print) std::fprintf(stderr, "%s error/bound=%.3f\n", s.name, worst);
      if (!(worst <= 1)) return std::printf("FAILED %s\n", s.name), 1;
      y.data()[0] = NAN;  // 坏掉一格，要认得出
      if (worst_ratio(coo, x.data(), y.data(), s.to) <= 1) return std::printf("FAILED NaN %s\n", s.name), 1;
    }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc >= 2) return run(argc > 2 ? std::atoi(argv[2]) : 1600, std::atoi(argv[1]), true);
  for (Index g : {4, 12, 60})
    if (run(g, 0, false)) return 1;
  std::puts("spmv: 6 variants x 3 grids agree with the reference");
}
