// 哈夫曼树：建树、编码、解码、范式码；与所有合并次序的最小值对拍。
// g++ -std=c++17 -O2 -Wall -Wextra huffman_tree.cpp -o huffman_tree && ./huffman_tree
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <queue>
#include <random>
#include <string>
#include <utility>
#include <vector>

// #region player
struct Node {
    long weight;
    int left = -1, right = -1;
};
using Tree = std::vector<Node>;  // 叶子在前
using Codes = std::vector<std::string>;
using Key = std::pair<long, int>;  // 权，编号
using Queue = std::priority_queue<
    Key, std::vector<Key>, std::greater<>>;

int take(Queue& queue) {
    const int v = queue.top().second;
    queue.pop();
    return v;
}

int grow(Tree& t) {
    Queue queue;
    for (int i = 0; i < int(t.size()); ++i)
        queue.emplace(t[i].weight, i);   // @leaf
    while (queue.size() > 1) {
        const int a = take(queue);       // @take
        const int b = take(queue);
        t.push_back({t[a].weight + t[b].weight,
                     a, b});             // @merge
        queue.emplace(t.back().weight,
                      int(t.size()) - 1);
    }
    return take(queue);
}

void assign(const Tree& t, int v,
            const std::string& path, Codes& codes) {
    if (t[v].left < 0) {
        codes[v] = path.empty() ? "0" : path;  // @code
        return;
    }
    assign(t, t[v].left, path + '0', codes);
    assign(t, t[v].right, path + '1', codes);
}
// #endregion

Codes codesOf(const std::vector<long>& weights, long* cost = nullptr) {
    Tree t;
    for (const long w : weights) t.push_back({w});
    const int root = grow(t);
    Codes codes(weights.size());
    assign(t, root, "", codes);
    if (cost) { *cost = 0; for (std::size_t i = weights.size(); i < t.size(); ++i) *cost += t[i].weight; }
    return codes;
}

// #region codec
std::string encode(const std::string& text, const std::map<char, std::string>& code) {
    std::string bits;                                   // 示例用字符 0、1 代替位
    for (const char c : text) bits += code.at(c);
    return bits;
}

// 码长由短到长、同长按符号次序，依次加一；返回第 i 个符号的码
Codes canonical(const std::vector<int>& length) {
    std::vector<int> order(length.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return length[a] < length[b]; });
    Codes codes(length.size());
    std::uint64_t next = 0;
    int last = 0;
    for (const int i : order) {
        next <<= length[i] - last;                      // 变长就在后面补 0
        last = length[i];
        for (int bit = last - 1; bit >= 0; --bit) codes[i] += next >> bit & 1 ? '1' : '0';
        ++next;
    }
    return codes;
}

// 解范式码只要每种长度有几个码、按次序排好的符号，不要树
std::string decode(const std::string& bits, const std::vector<int>& length, const std::string& symbols) {
    const int longest = *std::max_element(length.begin(), length.end());
    std::vector<int> count(longest + 1, 0);
    std::string sorted;
    for (int l = 1; l <= longest; ++l)
        for (std::size_t i = 0; i < length.size(); ++i)
            if (length[i] == l) { ++count[l]; sorted += symbols[i]; }

    std::string text;
    for (std::size_t at = 0; at < bits.size();) {
        std::int64_t code = 0, first = 0, before = 0;   // first：这个长度的第一个码；before：更短的码有几个
        for (int l = 1;; ++l) {
            if (l > longest || at == bits.size()) return text + "?";  // 不是合法的码
            code = code << 1 | (bits[at++] - '0');
            if (code - first < count[l]) { text += sorted[before + code - first]; break; }
            first = (first + count[l]) << 1;
            before += count[l];
        }
    }
    return text;
}
// #endregion

// #region limited
// 码长都不超过 limit 的最优码长；要有两种以上的符号，且不多于 2 的 limit 次方种
std::vector<int> limited(const std::vector<long>& weights, int limit) {
    struct Pack { long weight; std::vector<int> symbols; };
    const auto lighter = [](const Pack& a, const Pack& b) { return a.weight < b.weight; };
    std::vector<Pack> coins;
    for (int i = 0; i < int(weights.size()); ++i) coins.push_back({weights[i], {i}});
    std::stable_sort(coins.begin(), coins.end(), lighter);

    std::vector<Pack> row = coins;                      // 面值最小的一排
    for (int l = 1; l < limit; ++l) {
        std::vector<Pack> pairs;                        // 两两捆成大一倍的面值，落单的丢掉
        for (std::size_t i = 0; i + 1 < row.size(); i += 2) {
            pairs.push_back({row[i].weight + row[i + 1].weight, row[i].symbols});
            pairs.back().symbols.insert(pairs.back().symbols.end(), row[i + 1].symbols.begin(), row[i + 1].symbols.end());
        }
        row.clear();
        std::merge(coins.begin(), coins.end(), pairs.begin(), pairs.end(), std::back_inserter(row), lighter);
    }
    std::vector<int> length(weights.size(), 0);
    for (std::size_t i = 0; i < 2 * weights.size() - 2; ++i)
        for (const int s : row[i].symbols) ++length[s];
    return length;
}
// #endregion

// #region check
void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不成立：%s\n", what); std::abort(); }
}

// 所有合并次序里最小的带权路径长；每棵满二叉树都能由某个次序合成
long least(std::vector<long> w) {
    if (w.size() == 1) return 0;
    long best = -1;
    for (std::size_t i = 0; i < w.size(); ++i)
        for (std::size_t j = i + 1; j < w.size(); ++j) {
            std::vector<long> rest = w;
            rest[i] += rest[j];
            rest.erase(rest.begin() + static_cast<long>(j));
            const long cost = w[i] + w[j] + least(rest);
            if (best < 0 || cost < best) best = cost;
        }
    return best;
}

// 码长不超过 limit 时最小的总长：试遍所有满足 Kraft 不等式的码长；left 是还剩的 2^limit 分之几
long leastLimited(const std::vector<long>& w, std::size_t i, int limit, long left) {
    if (i == w.size()) return 0;
    long best = -1;
    for (int l = 1; l <= limit; ++l) {
        const long part = 1L << (limit - l);
        if (part > left) continue;
        const long rest = leastLimited(w, i + 1, limit, left - part);
        if (rest >= 0 && (best < 0 || w[i] * l + rest < best)) best = w[i] * l + rest;
    }
    return best;
}

long totalOf(const std::vector<long>& w, const std::vector<int>& length) {
    long bits = 0;
    for (std::size_t i = 0; i < w.size(); ++i) bits += w[i] * length[i];
    return bits;
}

// 权已升序：两个队列，一个放叶子，一个放合出来的，都是升序。线性
long twoQueues(const std::vector<long>& w) {
    std::queue<long> leaves, merged;
    for (const long x : w) leaves.push(x);
    const auto takeLess = [&] {
        std::queue<long>& from = merged.empty() || (!leaves.empty() && leaves.front() <= merged.front()) ? leaves : merged;
        const long x = from.front();
        from.pop();
        return x;
    };
    long cost = 0;
    while (leaves.size() + merged.size() > 1) {
        const long a = takeLess(), b = takeLess();
        merged.push(a + b);
        cost += a + b;
    }
    return cost;
}

void checkCodes(const std::vector<long>& w, const Codes& codes, long cost) {
    long bits = 0;
    double kraft = 0, entropy = 0;
    const double total = double(std::accumulate(w.begin(), w.end(), 0L));
    for (std::size_t i = 0; i < w.size(); ++i) {
        bits += w[i] * long(codes[i].size());
        kraft += std::ldexp(1, -int(codes[i].size()));
        entropy -= double(w[i]) * std::log2(double(w[i]) / total);
        for (std::size_t j = 0; j < w.size(); ++j)
            require(i == j || codes[j].compare(0, codes[i].size(), codes[i]) != 0, "没有一个码是另一个的开头");
    }
    require(bits == cost, "码的总长等于内部结点的权之和");
    require(kraft == 1, "二的负码长次方之和为 1");
    require(bits >= entropy - 1e-6 && double(bits) < entropy + total, "总长在 H 与 H + 1 之间");
}
// #endregion

// #region main
int main() {
    const std::string text = "abracadabra", symbols = "abrcd";
    std::vector<long> weights;
    for (const char s : symbols) weights.push_back(std::count(text.begin(), text.end(), s));
    long cost = 0;
    const Codes tree = codesOf(weights, &cost);
    std::vector<int> length;
    for (const std::string& c : tree) length.push_back(int(c.size()));
    const Codes range = canonical(length);
    std::map<char, std::string> code;
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        code[symbols[i]] = range[i];
        std::printf("%c 权 %ld：树上 %-4s 范式 %s\n", symbols[i], weights[i], tree[i].c_str(), range[i].c_str());
    }
    const std::string bits = encode(text, code);
    std::printf("%s\n%zu 位，解出 %s\n", bits.c_str(), bits.size(), decode(bits, length, symbols).c_str());
    require(long(bits.size()) == cost && decode(bits, length, symbols) == text, "编码再解码");

    std::mt19937 rng(20261122);
    int differ = 0;
    for (int round = 0; round < 300; ++round) {         // 与全部合并次序比
        std::vector<long> w(2 + rng() % 5);
        for (long& x : w) x = 1 + static_cast<long>(rng() % 30);
        const Codes codes = codesOf(w, &cost);
        require(cost == least(w), "带权路径长最小");
        checkCodes(w, codes, cost);
        const int n = int(w.size());
        for (int limit = 3; limit <= 5; ++limit) {      // 限制码长，也与穷举比
            const std::vector<int> len = limited(w, limit);
            require(*std::max_element(len.begin(), len.end()) <= limit, "码长不超过限制");
            require(totalOf(w, len) == leastLimited(w, 0, limit, 1L << limit), "限制码长时总长最小");
            require(limit < n - 1 || totalOf(w, len) == cost, "限制不起作用时与哈夫曼相同");
            long kraft = 0;
            for (const int l : len) kraft += 1L << (limit - l);
            require(kraft == 1L << limit, "限制码长时 Kraft 和仍为 1");
        }
    }
    for (int round = 0; round < 2000; ++round) {
        std::vector<long> w(2 + rng() % 60);
        for (long& x : w) x = 1 + static_cast<long>(rng() % (round % 2 ? 5 : 100000));
        const Codes codes = codesOf(w, &cost);
        std::vector<int> len;
        for (const std::string& c : codes) len.push_back(int(c.size()));
        checkCodes(w, codes, cost);
        checkCodes(w, canonical(len), cost);
        differ += codes != canonical(len);
        std::sort(w.begin(), w.end());
        require(twoQueues(w) == cost, "两个队列的算法得到同样的总长");
        std::string alphabet, message;
        for (std::size_t i = 0; i < w.size(); ++i) alphabet += char(33 + i);
        std::map<char, std::string> by;
        for (std::size_t i = 0; i < w.size(); ++i) by[alphabet[i]] = canonical(len)[i];
        for (int i = 0; i < 50; ++i) message += alphabet[rng() % w.size()];
        require(decode(encode(message, by), len, alphabet) == message, "随机消息编码再解码");
    }
    std::printf("300 组与穷举相同；2000 组的码合格，其中 %d 组的范式码与树上的码不同\n", differ);

    std::vector<long> fibonacci{1, 1};
    while (fibonacci.size() < 20) fibonacci.push_back(fibonacci[fibonacci.size() - 1] + fibonacci[fibonacci.size() - 2]);
    const Codes deep = codesOf(fibonacci, &cost);
    std::printf("斐波那契权 20 个：最长的码 %zu 位，总长 %ld\n",
                std::max_element(deep.begin(), deep.end(), [](auto& a, auto& b) { return a.size() < b.size(); })->size(), cost);
    for (int limit = 10; limit <= 19; ++limit)
        require(totalOf(fibonacci, limited(fibonacci, limit)) == cost + 19 - limit, "每短一位只多 1");
    for (const int limit : {15, 10, 5}) {
        const std::vector<int> len = limited(fibonacci, limit);
        const long bits = totalOf(fibonacci, len);
        int changed = 0;
        for (std::size_t i = 0; i < len.size(); ++i) changed += len[i] != int(deep[i].size());
        std::printf("限制 %2d 位：总长 %ld，多 %.2f%%，%d 种的码长变了，最重的是 %d 位\n", limit, bits,
                    100.0 * static_cast<double>(bits - cost) / static_cast<double>(cost), changed, len.back());
    }
}
// #endregion
