// 外部排序：置换选择造初始归并段，败者树做 k 路归并，数磁盘块的读写与比较次数。
// g++ -std=c++17 -O2 -Wall -Wextra external.cpp -o external && ./external
// ./external runs > runs.csv 数第几段平均有多长；./external time 量两种办法做段的处理器时间
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <deque>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

// #region disk
// 模型：磁盘上的文件按块读写，一块 blockSize 个记录
constexpr int blockSize = 100;
long long reads = 0, writes = 0;

using File = std::vector<int>;

class Reader {  // 内存里只留一块
public:
    explicit Reader(const File& file) : file(file) {}
    bool done() const { return at == file.size(); }
    int peek() const { return file[at]; }
    int take() {
        if (at % blockSize == 0) ++reads;
        return file[at++];
    }

private:
    const File& file;
    std::size_t at = 0;
};

void write(File& file, int key) {
    if (file.size() % blockSize == 0) ++writes;
    file.push_back(key);
}
// #endregion

// #region tree
long long games = 0;  // 比较了几次

// 叶子 0 到 k-1；before(a, b)：叶子 a 上的应当先出
template <class Before>
class LoserTree {
public:
    LoserTree(int k, Before before) : k(k), loser(k), before(before) {
        loser[0] = build(1);
    }
    int winner() const { return loser[0]; }

    void replay() {  // 冠军的叶子换了人，沿路重赛
        int w = loser[0];
        for (int node = (w + k) / 2; node >= 1; node /= 2) {
            ++games;
            if (before(loser[node], w)) std::swap(loser[node], w);
        }
        loser[0] = w;
    }

private:
    int build(int node) {  // 子树的冠军；败者留在 node
        if (node >= k) return node - k;
        int x = build(2 * node), y = build(2 * node + 1);
        ++games;
        if (before(y, x)) std::swap(x, y);
        loser[node] = y;
        return x;
    }
    int k;
    std::vector<int> loser;  // loser[0] 是冠军
    Before before;
};
// #endregion

// #region merge
File mergeRuns(const std::vector<File>& runs) {
    std::deque<Reader> in(runs.begin(), runs.end());
    LoserTree tree(static_cast<int>(runs.size()), [&](int a, int b) {
        if (in[a].done() || in[b].done()) return !in[a].done();
        return in[a].peek() < in[b].peek();
    });
    File out;
    while (!in[tree.winner()].done()) {
        write(out, in[tree.winner()].take());
        tree.replay();
    }
    return out;
}

// 每趟把相邻的 k 段并成一段，直到只剩一段
File mergeAll(std::vector<File> runs, std::size_t k, int& passes) {
    for (passes = 0; runs.size() > 1; ++passes) {
        std::vector<File> longer;
        for (std::size_t i = 0; i < runs.size(); i += k) {
            const auto from = runs.begin() + i;
            const auto to = from + std::min(k, runs.size() - i);
            longer.push_back(mergeRuns({from, to}));
        }
        runs = std::move(longer);
    }
    return runs.empty() ? File{} : runs[0];
}
// #endregion

// #region runs
// 装满内存，排序，写出：每段 memory 个
std::vector<File> sortedLoads(const File& input, int memory) {
    std::vector<File> runs;
    Reader in(input);
    while (!in.done()) {
        std::vector<int> load;
        for (int i = 0; i < memory && !in.done(); ++i)
            load.push_back(in.take());
        std::sort(load.begin(), load.end());
        runs.emplace_back();
        for (int key : load) write(runs.back(), key);
    }
    return runs;
}

// 置换选择：写出一个，读入一个；新来的比刚写出的小，就留给下一段
std::vector<File> replacementSelection(const File& input, int memory) {
    constexpr int never = 1 << 30;
    std::vector<File> runs;
    Reader in(input);
    std::vector<std::pair<int, int>> slot(memory, {never, 0});  // (第几段, 键)
    for (auto& each : slot)
        if (!in.done()) each = {0, in.take()};
    LoserTree tree(memory, [&](int a, int b) { return slot[a] < slot[b]; });
    while (slot[tree.winner()].first != never) {
        auto& [run, key] = slot[tree.winner()];
        if (run == static_cast<int>(runs.size())) runs.emplace_back();
        write(runs.back(), key);
        if (in.done()) {
            run = never;
        } else {
            const int next = in.take();
            run += next < key;
            key = next;
        }
        tree.replay();
    }
    return runs;
}
// #endregion

File randomKeys(int n, unsigned seed) {
    std::mt19937 random(seed);
    File keys(n);
    for (int& key : keys) key = static_cast<int>(random() >> 2);
    return keys;
}

// 随机输入，第 i 段长度与内存之比，对若干种子平均
void printRunLengths() {
    constexpr int memory = 1000, shown = 8, seeds = 50;
    std::vector<double> sum(shown);
    for (int seed = 1; seed <= seeds; ++seed) {
        const File input = randomKeys(2 * memory * (shown + 2), seed);
        const auto runs = replacementSelection(input, memory);
        for (int i = 0; i < shown; ++i)
            sum[i] += static_cast<double>(runs[i].size()) / memory;
    }
    std::puts("run,ratio");
    for (int i = 0; i < shown; ++i)
        std::printf("%d,%.4f\n", i + 1, sum[i] / seeds);
}

// 做段的时间：每个记录几纳秒，三次里的最小与最大
void printTimes() {
    constexpr int n = 1 << 22;
    const File input = randomKeys(n, 1);
    const auto seconds = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    for (const int memory : {1000, 1 << 16, 1 << 20})
        for (const bool replaces : {false, true}) {
            const auto make = replaces ? replacementSelection : sortedLoads;
            std::vector<double> each;
            for (int round = 0; round < 3; ++round) {
                const double start = seconds();
                const auto runs = make(input, memory);
                each.push_back(1e9 * (seconds() - start) / n);
            }
            std::sort(each.begin(), each.end());
            std::printf("内存 %7d %s 每个记录 %.0f 到 %.0f 纳秒\n", memory, replaces ? "置换选择" : "装满就排", each.front(), each.back());
        }
}

// #region main
bool check() {
    std::mt19937 random(1);
    for (int round = 0; round < 2000; ++round) {
        File input = randomKeys(static_cast<int>(random() % 400), round);
        if (round % 2)
            for (int& key : input) key %= 7;
        const int memory = 1 + static_cast<int>(random() % 20);
        const auto runs = replacementSelection(input, memory);
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const File& run = runs[i];
            if (!std::is_sorted(run.begin(), run.end())) return false;
            const bool isLast = i + 1 == runs.size();
            if (!isLast && static_cast<int>(run.size()) < memory) return false;
        }
        int passes;
        const File output = mergeAll(runs, 2 + random() % 6, passes);
        std::sort(input.begin(), input.end());
        if (output != input) return false;
    }
    File rising(100), falling(100);  // 有序、相等只有一段，逆序每段恰 7 个
    std::iota(rising.begin(), rising.end(), 0);
    std::reverse_copy(rising.begin(), rising.end(), falling.begin());
    return replacementSelection(rising, 7).size() == 1 &&
           replacementSelection(File(100, 5), 7).size() == 1 &&
           replacementSelection(falling, 7).size() == 15;
}

int main(int argc, char** argv) {
    if (argc > 1 && argv[1] == std::string("runs")) {
        printRunLengths();
        return 0;
    }
    if (argc > 1 && argv[1] == std::string("time")) {
        printTimes();
        return 0;
    }
    if (!check()) {
        std::puts("不对");
        return 1;
    }
    std::puts("2000 组随机输入：段都有序，够长，结果都对");
    constexpr int n = 100000, memory = 1000, k = memory / blockSize - 1;
    std::printf("n = %d，内存 %d，块 %d，%d 路\n", n, memory, blockSize, k);
    const File random = randomKeys(n, 1);
    File falling = random;
    std::sort(falling.rbegin(), falling.rend());
    const auto report = [&](auto name, const File& input, auto makeRuns,
                            int slots) {
        reads = writes = games = 0;
        const auto runs = makeRuns(input, slots);
        const long long before = games;
        int passes;
        mergeAll(runs, k, passes);
        std::printf("%s %3zu 段 %d 趟 读 %lld 写 %lld 块", name,
                    runs.size(), passes, reads, writes);
        const double each = static_cast<double>(games - before) / n;
        std::printf("，每趟每记录比较 %.2f 次\n", each / passes);
    };
    report("随机，装满就排", random, sortedLoads, memory);
    report("随机，置换选择", random, replacementSelection, memory);
    report("同上，少两块槽", random, replacementSelection,
           memory - 2 * blockSize);
    report("逆序，置换选择", falling, replacementSelection, memory);
}
// #endregion
