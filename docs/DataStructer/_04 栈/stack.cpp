// 栈的三种用法：括号匹配、表达式求值、单调栈。各与最直白的办法对拍。
// g++ -std=c++17 -O2 -Wall -Wextra stack.cpp -o stack && ./stack
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "对拍不一致：%s\n", what); std::abort(); }
}

// #region bracket
// 返回第一处出错的下标；全部匹配返回 s.size()；有左括号没等到右括号，返回最里面那个的下标
std::size_t firstMismatch(const std::string& s) {
    std::vector<std::size_t> open;  // 不变式：s[0, i) 里还没配对的左括号的下标，由外到内
    for (std::size_t i = 0; i < s.size(); ++i) {
        const std::size_t left = std::string("([{").find(s[i]);
        const std::size_t right = std::string(")]}").find(s[i]);
        if (left != std::string::npos) {
            open.push_back(i);
        } else if (right != std::string::npos) {
            if (open.empty() || s[open.back()] != "([{"[right]) return i;
            open.pop_back();
        }
    }
    return open.empty() ? s.size() : open.back();
}
// #endregion

// #region evaluate
using Value = std::int64_t;

int precedence(char op) {                    // '~' 是一元负号
    switch (op) {
        case '+': case '-': return 1;
        case '*': case '/': return 2;
        case '~': return 3;
        default: return 0;                   // '(' 最低：谁也不能越过它
    }
}

void apply(std::vector<Value>& values, char op) {
    const Value b = values.back();
    values.pop_back();
    if (op == '~') { values.push_back(-b); return; }
    const Value a = values.back();
    values.pop_back();
    if (op == '/' && b == 0) throw std::runtime_error("除数为 0");
    values.push_back(op == '+' ? a + b : op == '-' ? a - b : op == '*' ? a * b : a / b);
}

Value evaluate(const std::string& s) {
    std::vector<Value> values;
    std::vector<char> ops;  // 不变式：相邻两个左括号之间，自底向上优先级不降，二元运算符则严格升高
    bool wantOperand = true;
    const auto fail = [](const char* why, std::size_t i) {
        throw std::runtime_error(std::string(why) + "，下标 " + std::to_string(i));
    };
    for (std::size_t i = 0; i < s.size(); ++i) {
        const char c = s[i];
        if (c == ' ') continue;
        if (wantOperand) {
            if (std::isdigit(static_cast<unsigned char>(c))) {
                Value x = c - '0';
                while (i + 1 < s.size() && std::isdigit(static_cast<unsigned char>(s[i + 1]))) x = x * 10 + (s[++i] - '0');
                values.push_back(x);
                wantOperand = false;
            } else if (c == '(') {
                ops.push_back(c);
            } else if (c == '-') {
                ops.push_back('~');
            } else {
                fail("此处应是运算数", i);
            }
        } else if (c == ')') {
            while (!ops.empty() && ops.back() != '(') { apply(values, ops.back()); ops.pop_back(); }
            if (ops.empty()) fail("多出右括号", i);
            ops.pop_back();
        } else if (precedence(c) == 1 || precedence(c) == 2) {
            while (!ops.empty() && precedence(ops.back()) >= precedence(c)) { apply(values, ops.back()); ops.pop_back(); }
            ops.push_back(c);
            wantOperand = true;
        } else {
            fail("此处应是运算符", i);
        }
    }
    if (wantOperand) fail("表达式没写完", s.size());
    while (!ops.empty()) {
        if (ops.back() == '(') fail("左括号没有闭合", s.size());
        apply(values, ops.back());
        ops.pop_back();
    }
    return values.back();
}
// #endregion

// #region monotone
struct Counter { long comparisons = 0; } counter;

// next[i]：右边第一个比 a[i] 大的下标，没有则为 n
std::vector<std::size_t> nextGreater(const std::vector<int>& a) {
    const std::size_t n = a.size();
    std::vector<std::size_t> next(n, n), stack;  // 不变式：栈中下标递增，对应的值不增，都还没等到答案
    for (std::size_t i = 0; i < n; ++i) {
        while (!stack.empty() && (++counter.comparisons, a[stack.back()] < a[i])) {
            next[stack.back()] = i;
            stack.pop_back();
        }
        stack.push_back(i);
    }
    return next;
}

// 柱状图里最大矩形的面积；柱高非负，末尾补一根高 0 的柱子清空栈
long largestRectangle(std::vector<int> h) {
    h.push_back(0);
    std::vector<std::size_t> stack;  // 不变式：下标递增，柱高严格递增
    long best = 0;
    for (std::size_t i = 0; i < h.size(); ++i) {
        while (!stack.empty() && h[stack.back()] >= h[i]) {
            const long height = h[stack.back()];
            stack.pop_back();
            const std::size_t left = stack.empty() ? 0 : stack.back() + 1;
            best = std::max(best, height * static_cast<long>(i - left));
        }
        stack.push_back(i);
    }
    return best;
}
// #endregion

// #region brute
// 括号：反复删去相邻的一对，返回 s[0, n) 里剩下的下标
std::vector<std::size_t> leftByErasing(const std::string& s, std::size_t n) {
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < n; ++i) left.push_back(i);
    for (std::size_t k = 0; k + 1 < left.size();) {
        const std::string pair{s[left[k]], s[left[k + 1]]};
        if (pair != "()" && pair != "[]" && pair != "{}") { ++k; continue; }
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(k), left.begin() + static_cast<std::ptrdiff_t>(k) + 2);
        k = 0;                               // 删了一对，从头再找
    }
    return left;
}

// 第一个剩有右括号的前缀，错在它的末尾；没有，则剩下的全是左括号
std::size_t firstMismatchByErasing(const std::string& s) {
    for (std::size_t n = 1; n <= s.size(); ++n) {
        for (const std::size_t i : leftByErasing(s, n)) {
            if (std::string(")]}").find(s[i]) != std::string::npos) return n - 1;
        }
    }
    const std::vector<std::size_t> left = leftByErasing(s, s.size());
    return left.empty() ? s.size() : left.back();
}

// 表达式：随机长出一棵树，边长边算，返回值与文本
struct Expr { std::string text; Value value; int level; };  // level：最外层运算的优先级，原子为 4

Expr randomExpr(int depth, std::mt19937& rng) {
    const unsigned kind = depth == 0 ? 0 : rng() % 6;
    if (kind == 0) { const int x = static_cast<int>(rng() % 10); return {std::to_string(x), x, 4}; }
    const auto wrap = [](const Expr& e, bool need) { return need ? "(" + e.text + ")" : e.text; };
    const Expr a = randomExpr(depth - 1, rng);
    if (kind == 1) return {"-" + wrap(a, a.level < 3), -a.value, 3};
    const Expr b = randomExpr(depth - 1, rng);
    const char op = "+-*/"[kind - 2];
    const int p = precedence(op);
    if (op == '/' && b.value == 0) return a;
    const Value v = op == '+' ? a.value + b.value : op == '-' ? a.value - b.value : op == '*' ? a.value * b.value : a.value / b.value;
    return {wrap(a, a.level < p) + " " + op + " " + wrap(b, b.level <= p), v, p};  // 左结合：右边同级要加括号
}

std::vector<std::size_t> nextGreaterByScan(const std::vector<int>& a) {
    std::vector<std::size_t> next(a.size(), a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t j = i + 1;
        while (j < a.size() && a[j] <= a[i]) ++j;
        next[i] = j;
    }
    return next;
}

long largestRectangleByScan(const std::vector<int>& h) {
    long best = 0;
    for (std::size_t l = 0; l < h.size(); ++l) {
        int low = h[l];
        for (std::size_t r = l; r < h.size(); ++r) {
            low = std::min(low, h[r]);
            best = std::max(best, static_cast<long>(low) * static_cast<long>(r - l + 1));
        }
    }
    return best;
}
// #endregion

// #region main
int main() {
    std::mt19937 rng(20261122);
    long matched = 0;
    for (int t = 0; t < 200000; ++t) {
        std::string s;
        for (std::size_t n = rng() % 9; n > 0; --n) s += "()[]{}"[rng() % 6];
        const std::size_t at = firstMismatch(s);
        require(at == firstMismatchByErasing(s), "括号");
        matched += !s.empty() && at == s.size();
    }
    std::printf("括号：200000 串，其中匹配的非空串 %ld 个\n", matched);

    std::size_t longest = 0;
    for (int t = 0; t < 50000; ++t) {
        const Expr e = randomExpr(4, rng);
        require(evaluate(e.text) == e.value, "表达式");
        longest = std::max(longest, e.text.size());
    }
    std::printf("表达式：50000 个，最长 %zu 个字符\n", longest);
    std::printf("8 - (3 - 1) * -2 / 4 = %lld\n", static_cast<long long>(evaluate("8 - (3 - 1) * -2 / 4")));
    for (const char* bad : {"1 + * 2", "(1 + 2", "1 + 2)", "4 / (2 - 2)", "3 4"}) {
        try { evaluate(bad); require(false, "坏表达式被接受"); }
        catch (const std::runtime_error& e) { std::printf("%-11s → %s\n", bad, e.what()); }
    }

    for (int t = 0; t < 50000; ++t) {
        std::vector<int> a(rng() % 12);
        for (int& x : a) x = static_cast<int>(rng() % 6);
        require(nextGreater(a) == nextGreaterByScan(a), "下一个更大的");
        require(largestRectangle(a) == largestRectangleByScan(a), "最大矩形");
    }
    for (std::size_t n = 2; n <= 7; ++n) {   // 每种次序（可以相等）都试，最多的恰是 2n − 3 次比较
        std::vector<int> a(n, 0);
        long most = 0;
        for (std::size_t k = 0; k < n;) {
            counter = {};
            nextGreater(a);
            most = std::max(most, counter.comparisons);
            for (k = 0; k < n && a[k] == static_cast<int>(n) - 1; ++k) a[k] = 0;
            if (k < n) ++a[k];
        }
        require(most == 2 * static_cast<long>(n) - 3, "比较最多 2n − 3 次");
    }
    const std::size_t n = 100000;
    std::vector<int> up(n), down(n), random(n);
    for (std::size_t i = 0; i < n; ++i) {
        up[i] = static_cast<int>(i);
        down[i] = -up[i];
        random[i] = static_cast<int>(rng() % 1000000);
    }
    std::printf("单调栈：50000 组一致；n = %zu 的比较次数：", n);
    for (const auto& a : {up, down, random}) {
        counter = {};
        nextGreater(a);
        require(counter.comparisons <= 2 * static_cast<long>(n) - 3, "比较最多 2n − 3 次");
        std::printf(" %ld", counter.comparisons);
    }
    std::puts("（升、降、随机）");
}
// #endregion
