// AOE 网的最早、最迟时间与关键活动；与枚举全部路径对拍，并用“拖延”检验时间余量。
// g++ -std=c++17 -O2 -Wall -Wextra critical.cpp -o critical && ./critical
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region schedule
struct Activity { int from, to; long days; };

struct Schedule {
    bool acyclic = false;
    std::vector<long> earliest, latest;  // 事件的最早、最迟发生时间
    std::vector<long> slack;             // 活动的时间余量，0 为关键活动
};

Schedule schedule(int n, const std::vector<Activity>& acts) {
    Schedule s;
    std::vector<std::vector<int>> out(n);
    std::vector<int> indegree(n, 0), order;
    for (int id = 0; id < static_cast<int>(acts.size()); ++id) {
        out[acts[id].from].push_back(id);
        ++indegree[acts[id].to];
    }
    for (int v = 0; v < n; ++v) if (indegree[v] == 0) order.push_back(v);
    s.earliest.assign(n, 0);
    for (size_t head = 0; head < order.size(); ++head) {       // order 同时当队列
        const int u = order[head];
        for (const int id : out[u]) {
            const Activity& a = acts[id];
            s.earliest[a.to] = std::max(s.earliest[a.to], s.earliest[u] + a.days);
            if (--indegree[a.to] == 0) order.push_back(a.to);
        }
    }
    if (static_cast<int>(order.size()) < n) return s;          // 有环，无法排期
    s.acyclic = true;
    const long total = n == 0 ? 0 : *std::max_element(s.earliest.begin(), s.earliest.end());
    s.latest.assign(n, total);
    for (auto u = order.rbegin(); u != order.rend(); ++u)      // 逆拓扑序
        for (const int id : out[*u])
            s.latest[*u] = std::min(s.latest[*u], s.latest[acts[id].to] - acts[id].days);
    for (const Activity& a : acts) s.slack.push_back(s.latest[a.to] - a.days - s.earliest[a.from]);
    return s;
}
// #endregion

// #region brute
struct Brute {                           // 枚举从源点 0 到汇点 n-1 的全部路径
    int sink;
    const std::vector<Activity>& acts;
    long total = 0;
    std::vector<long> through;           // 经过每个活动的最长路
    std::vector<int> path;
    Brute(int n, const std::vector<Activity>& a) : sink(n - 1), acts(a), through(a.size(), 0) { walk(0, 0); }
    void walk(int u, long length) {
        if (u == sink) {
            total = std::max(total, length);
            for (const int id : path) through[id] = std::max(through[id], length);
            return;
        }
        for (int id = 0; id < static_cast<int>(acts.size()); ++id)
            if (acts[id].from == u) { path.push_back(id); walk(acts[id].to, length + acts[id].days); path.pop_back(); }
    }
};
// #endregion

// #region main
int main() {
    std::mt19937 rng(20261122);
    long activities = 0, critical = 0;
    for (int round = 0; round < 1000; ++round) {
        const int n = 2 + static_cast<int>(rng() % 8);
        std::vector<int> name(n);                    // 打乱中间事件的编号
        for (int v = 0; v < n; ++v) name[v] = v;
        if (n > 3) std::shuffle(name.begin() + 1, name.end() - 1, rng);
        std::vector<Activity> acts;
        const auto add = [&](int i, int j) { acts.push_back({name[i], name[j], static_cast<long>(rng() % 10)}); };
        for (int v = 1; v < n; ++v) add(static_cast<int>(rng() % v), v);                       // 源点可达
        for (int v = 0; v + 1 < n; ++v) add(v, v + 1 + static_cast<int>(rng() % (n - 1 - v))); // 可达汇点
        const Schedule s = schedule(n, acts);
        const Brute brute(n, acts);
        require(s.acyclic && s.earliest[n - 1] == brute.total, "工期等于最长路");
        for (size_t id = 0; id < acts.size(); ++id, ++activities) {
            const Activity& a = acts[id];
            require(s.earliest[a.to] >= s.earliest[a.from] + a.days, "先后次序");
            require(s.slack[id] == brute.total - brute.through[id], "余量等于工期减去经过它的最长路");
            critical += s.slack[id] == 0;
            std::vector<Activity> late = acts;
            late[id].days += s.slack[id];
            require(schedule(n, late).earliest[n - 1] == brute.total, "用完余量不误工期");
            ++late[id].days;
            require(schedule(n, late).earliest[n - 1] == brute.total + 1, "再拖一天误一天");
        }
        const Activity back = acts[round % acts.size()];                     // 反向一条，成两点的环
        acts.push_back({back.to, back.from, 1});
        require(!schedule(n, acts).acyclic, "判环");
    }
    require(schedule(0, {}).acyclic && schedule(1, {}).latest[0] == 0, "没有活动");
    require(!schedule(2, {{0, 1, 1}, {1, 1, 1}}).acyclic, "自己等自己也是环");
    std::printf("核对 %ld 个活动，其中关键 %ld 个\n", activities, critical);

    const std::vector<Activity> sample = {{0, 1, 4}, {0, 2, 3}, {1, 3, 5}, {1, 4, 3}, {2, 3, 6}, {2, 4, 2}, {3, 5, 2}, {4, 5, 3}};
    const Schedule s = schedule(6, sample);
    for (size_t id = 0; id < sample.size(); ++id) {
        const Activity& a = sample[id];
        std::printf("a%zu: %d->%d %ld 天，最早第 %ld 天末开工，最迟第 %ld 天末，余量 %ld%s\n", id, a.from, a.to, a.days,
                    s.earliest[a.from], s.latest[a.to] - a.days, s.slack[id], s.slack[id] ? "" : "，关键");
    }
    std::printf("工期 %ld 天\n", s.earliest[5]);
}
// #endregion
