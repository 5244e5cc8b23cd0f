// GCD 测试与 Banerjee 测试，并与穷举对照。
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

// #region model
struct Loop { int low, high; };  // 含两端
// 写 a[Σ w[k]*i_k + w0]，读 a[Σ r[k]*i_k + r0]
struct Pair {
  std::vector<Loop> loops;
  std::vector<int> w, r;
  int w0, r0;
};
// #endregion

// #region gcd
// 方向 '=' 让两次迭代共用一个变量，系数并成 w - r。
bool gcdAllows(const Pair& p, const std::string& dir) {
  int g = 0;
  for (std::size_t k = 0; k < dir.size(); ++k)
    g = dir[k] == '=' ? std::gcd(g, p.w[k] - p.r[k])
                      : std::gcd(std::gcd(g, p.w[k]), p.r[k]);
  const int c = p.r0 - p.w0;
  return g == 0 ? c == 0 : c % g == 0;
}
// #endregion

// #region banerjee
// 写在 x、读在 y，这一层允许的 (x, y) 围成的凸多边形的顶点。
std::vector<std::pair<int, int>> corners(Loop l, char dir) {
  const int a = l.low, b = l.high;
  if (dir == '=') return {{a, a}, {b, b}};
  if (dir == '*') return {{a, a}, {a, b}, {b, a}, {b, b}};
  if (a == b) return {};  // 只有一次迭代，没有先后
  if (dir == '<') return {{a, a + 1}, {a, b}, {b - 1, b}};
  return {{a + 1, a}, {b, a}, {b, b - 1}};
}

bool banerjeeAllows(const Pair& p, const std::string& dir) {
  int least = 0, most = 0;
  for (std::size_t k = 0; k < dir.size(); ++k) {
    std::vector<int> values;
    for (auto [x, y] : corners(p.loops[k], dir[k]))
      values.push_back(p.w[k] * x - p.r[k] * y);
    if (values.empty()) return false;
    least += *std::min_element(values.begin(), values.end());
    most += *std::max_element(values.begin(), values.end());
  }
  const int c = p.r0 - p.w0;
  return least <= c && c <= most;
}
// #endregion

bool holds(int x, int y, char dir) {
  return dir == '*' || (dir == '=' && x == y) || (dir == '<' && x < y) ||
         (dir == '>' && x > y);
}

// 逐层枚举 (x, y)，sum 是已定各层的 Σ(w*x - r*y)。
bool existsFrom(const Pair& p, const std::string& dir, std::size_t k,
                int sum) {
  if (k == dir.size()) return sum == p.r0 - p.w0;
  const Loop l = p.loops[k];
  for (int x = l.low; x <= l.high; ++x)
    for (int y = l.low; y <= l.high; ++y)
      if (holds(x, y, dir[k]) &&
          existsFrom(p, dir, k + 1, sum + p.w[k] * x - p.r[k] * y))
        return true;
  return false;
}

void show(const char* name, const Pair& p, const std::string& dir) {
  std::printf("%-26s %-3s  %-5s  %-5s  %s\n", name, dir.c_str(),
              gcdAllows(p, dir) ? "maybe" : "no",
              banerjeeAllows(p, dir) ? "maybe" : "no",
              existsFrom(p, dir, 0, 0) ? "yes" : "no");
}

int main() {
  std::printf("%-26s %-3s  %-5s  %-5s  %s\n", "loop body", "dir", "GCD",
              "Bane.", "truth");
  show("a[2i] = a[2i+1]", {{{0, 99}}, {2}, {2}, 0, 1}, "*");
  show("a[i] = a[i+100]", {{{0, 99}}, {1}, {1}, 0, 100}, "*");
  show("a[3i] = a[2i+7]", {{{0, 99}}, {3}, {2}, 0, 7}, "*");
  show("a[5i] = a[7i+1], i<3", {{{0, 2}}, {5}, {7}, 0, 1}, "*");
  const Pair flat{{{0, 9}, {0, 9}}, {10, 1}, {10, 1}, 1, 0};
  for (char outer : {'<', '=', '>'})
    for (char inner : {'<', '=', '>'})
      show("a[10i+j+1] = a[10i+j]", flat, {outer, inner});

  std::mt19937 random(2022);
  auto draw = [&](int low, int high) {
    return low + static_cast<int>(random() % (high - low + 1u));
  };
  int none = 0, byGcd = 0, byBanerjee = 0, byEither = 0, wrong = 0;
  const int cases = 100000;
  for (int n = 0; n < cases; ++n) {
    Pair p{{}, {}, {}, draw(-9, 9), draw(-9, 9)};
    std::string dir;
    for (int k = draw(1, 2); k > 0; --k) {
      const int low = draw(-2, 2);
      p.loops.push_back({low, low + draw(0, 5)});
      p.w.push_back(draw(-6, 6));
      p.r.push_back(draw(-6, 6));
      dir += "<=>*"[draw(0, 3)];
    }
    const bool truth = existsFrom(p, dir, 0, 0);
    const bool g = !gcdAllows(p, dir), b = !banerjeeAllows(p, dir);
    none += !truth;
    byGcd += g;
    byBanerjee += b;
    byEither += g || b;
    wrong += truth && (g || b);
  }
  std::printf("\n%d cases, no dependence in %d\n", cases, none);
  std::printf("proved by GCD %d, by Banerjee %d, by either %d\n", byGcd,
              byBanerjee, byEither);
  std::printf("wrongly proved %d\n", wrong);
}
