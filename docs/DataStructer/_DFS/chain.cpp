// 一条链上的递归能走多深。g++ -std=c++17 -O2 -fstack-usage chain.cpp -o chain && ./chain 174000
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

// #region chain
std::vector<std::vector<int>> g;
std::vector<int> enter, leave;
int now = 0;

void visit(int u) {
    enter[u] = ++now;
    for (const int v : g[u]) if (enter[v] == 0) visit(v);
    leave[u] = ++now;
}

int main(int argc, char** argv) {
    const int n = std::max(1, argc > 1 ? std::atoi(argv[1]) : 1000);
    g.resize(n), enter.resize(n), leave.resize(n);
    for (int u = 0; u + 1 < n; ++u) g[u].push_back(u + 1);
    visit(0);
    std::printf("%d 层，时刻走到 %d\n", n, now);
}
// #endregion
