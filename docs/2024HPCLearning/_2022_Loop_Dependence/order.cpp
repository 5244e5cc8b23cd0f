// 同一个循环体，两种次序各执行一遍，看结果是否相同。
#include <array>
#include <cstdio>

constexpr int N = 5;
using Grid = std::array<std::array<int, N>, N>;

Grid start() {
  Grid a{};
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) a[i][j] = 10 * i + j;
  return a;
}

// #region body
void up(Grid& a, int i, int j) { a[i][j] = a[i - 1][j] + 1; }
void upRight(Grid& a, int i, int j) { a[i][j] = a[i - 1][j + 1] + 1; }

template <class Body>
bool sameInterchanged(Body body) {
  Grid a = start(), b = start();
  for (int i = 1; i < N; ++i)
    for (int j = 0; j < N - 1; ++j) body(a, i, j);
  for (int j = 0; j < N - 1; ++j)
    for (int i = 1; i < N; ++i) body(b, i, j);
  return a == b;
}
// #endregion

/// 循环体读的是哪一格：(1, 1) 变成所读那一格加 1。
template <class Body>
bool reads(Body body, int i, int j) {
  Grid a = start();
  body(a, 1, 1);
  return a[1][1] == 10 * i + j + 1;
}

int main() {
  if (!reads(up, 0, 1) || !reads(upRight, 0, 2)) return std::puts("循环体读错了格子"), 1;
  std::printf("读上方：交换后结果%s\n", sameInterchanged(up) ? "相同" : "不同");
  std::printf("读右上：交换后结果%s\n",
              sameInterchanged(upRight) ? "相同" : "不同");
}
