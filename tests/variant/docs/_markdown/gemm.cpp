#include <cstdio>

int main() {
  // #region outer
  int sum = 0;
  for (int i = 0; i < 3; ++i) {
    // #region inner
    sum += i;
    // #endregion
  }
  // #endregion

  std::printf("%d\n", sum);
}
