// 周期盒子里的 Lennard-Jones 粒子，速度 Verlet 积分。
// 用法：md 版本 [每边粒子数=8 步数=20]    跑一段，打印能量
//       md check                           各版本对照基线
//       md time 版本 每边粒子数 步数 遍数  每步的时间，输出 CSV
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

struct Vec3 { double x, y, z; };

struct System {
    int n = 0;
    double box = 0, cut = 2.5;
    double shift = 0;    // 从每对势能里减去的常数，见“能量”一节
    std::vector<Vec3> r, v, f;
    double potential = 0;
    // 邻居表：第 i 个粒子的邻居在 list[first[i]..first[i+1])
    std::vector<int> first, list;
    std::vector<Vec3> built_at;
    int rebuilds = 0;
};

System make(int side) {
    System s;
    s.n = side * side * side;
    s.box = side * 1.2;
    std::mt19937_64 g(1);
    std::normal_distribution<double> d(0, 1);
    for (int i = 0; i < s.n; i++) {
        s.r.push_back({1.2 * (i % side) + 0.05 * d(g),
                       1.2 * (i / side % side) + 0.05 * d(g),
                       1.2 * (i / side / side) + 0.05 * d(g)});
        s.v.push_back({d(g), d(g), d(g)});
    }
    s.f.assign(s.n, {0, 0, 0});
    return s;
}

// #region baseline
double minimum_image(double d, double box) {
    return d - box * std::round(d / box);
}

void forces_base(System& s) {
    s.potential = 0;
    for (int i = 0; i < s.n; i++) {
        s.f[i] = {0, 0, 0};
        for (int j = 0; j < s.n; j++) {
            if (i == j) continue;
            const double dx = minimum_image(s.r[i].x - s.r[j].x, s.box);
            const double dy = minimum_image(s.r[i].y - s.r[j].y, s.box);
            const double dz = minimum_image(s.r[i].z - s.r[j].z, s.box);
            const double r = std::sqrt(dx * dx + dy * dy + dz * dz);
            if (r > s.cut) continue;
            const double a = std::pow(1 / r, 12), b = std::pow(1 / r, 6);
            const double g = 24 * (2 * a - b) / (r * r);
            s.f[i].x += g * dx;
            s.f[i].y += g * dy;
            s.f[i].z += g * dz;
            s.potential += 0.5 * (4 * (a - b) - s.shift);
        }
    }
}
// #endregion baseline

// #region pair
// 一对粒子的贡献；Real 是中间量的类型
template <class Real = double>
inline void pair(System& s, int i, int j) {
    const Real box = Real(s.box), half = box / 2;
    auto wrap = [&](Real d) {
        return d > half ? d - box : d < -half ? d + box : d;
    };
    const Real dx = wrap(Real(s.r[i].x - s.r[j].x));
    const Real dy = wrap(Real(s.r[i].y - s.r[j].y));
    const Real dz = wrap(Real(s.r[i].z - s.r[j].z));
    const Real r2 = dx * dx + dy * dy + dz * dz;
    if (r2 > Real(s.cut * s.cut)) return;
    const Real q = 1 / r2, b = q * q * q, a = b * b;
    const Real g = 24 * (2 * a - b) * q;
    s.f[i].x += g * dx; s.f[j].x -= g * dx;
    s.f[i].y += g * dy; s.f[j].y -= g * dy;
    s.f[i].z += g * dz; s.f[j].z -= g * dz;
    s.potential += 4 * (a - b) - Real(s.shift);
}
// #endregion pair

void clear(System& s) {
    s.potential = 0;
    for (Vec3& f : s.f) f = {0, 0, 0};
}

// 只把 pow 与 round 换掉，循环照旧
void forces_nopow(System& s) {
    s.potential = 0;
    const double half = s.box / 2;
    auto wrap = [&](double d) {
        return d > half ? d - s.box : d < -half ? d + s.box : d;
    };
    for (int i = 0; i < s.n; i++) {
        s.f[i] = {0, 0, 0};
        for (int j = 0; j < s.n; j++) {
            if (i == j) continue;
            const double dx = wrap(s.r[i].x - s.r[j].x);
            const double dy = wrap(s.r[i].y - s.r[j].y);
            const double dz = wrap(s.r[i].z - s.r[j].z);
            const double r2 = dx * dx + dy * dy + dz * dz;
            if (r2 > s.cut * s.cut) continue;
            const double q = 1 / r2, b = q * q * q, a = b * b;
            const double g = 24 * (2 * a - b) * q;
            s.f[i].x += g * dx;
            s.f[i].y += g * dy;
            s.f[i].z += g * dz;
            s.potential += 0.5 * (4 * (a - b) - s.shift);
        }
    }
}

void forces_newton(System& s) {
    clear(s);
    for (int i = 0; i < s.n; i++)
        for (int j = i + 1; j < s.n; j++) pair(s, i, j);
}

// 盒子切成边长不小于 reach 的格子，返回每格的粒子
std::vector<std::vector<int>> bin(const System& s, double reach, int& m) {
    m = int(s.box / reach);
    std::vector<std::vector<int>> cell(m * m * m);
    auto at = [&](double x) { return std::min(m - 1, int(x / s.box * m)); };
    for (int i = 0; i < s.n; i++)
        cell[(at(s.r[i].z) * m + at(s.r[i].y)) * m + at(s.r[i].x)]
            .push_back(i);
    return cell;
}

// 对每对可能在 reach 以内的粒子（i < j）调用 use
template <class Use>
void near_pairs(const System& s, double reach, Use use) {
    int m = 0;
    const auto cell = bin(s, reach, m);
    if (m < 3) {    // 盒子太小，格子法会把同一对数两遍
        for (int i = 0; i < s.n; i++)
            for (int j = i + 1; j < s.n; j++) use(i, j);
        return;
    }
    for (int z = 0; z < m; z++)
        for (int y = 0; y < m; y++)
            for (int x = 0; x < m; x++)
                for (int i : cell[(z * m + y) * m + x])
                    for (int k = 0; k < 27; k++) {
                        const int u = (x + k % 3 + m - 1) % m;
                        const int v = (y + k / 3 % 3 + m - 1) % m;
                        const int w = (z + k / 9 + m - 1) % m;
                        for (int j : cell[(w * m + v) * m + u])
                            if (i < j) use(i, j);
                    }
}

void forces_cells(System& s) {
    clear(s);
    near_pairs(s, s.cut, [&](int i, int j) { pair(s, i, j); });
}

// #region verlet
constexpr double skin = 0.3;

double wrapped(double d, double box) {
    return d > box / 2 ? d - box : d < -box / 2 ? d + box : d;
}

double moved2(const System& s, int i, const Vec3& p) {
    const double dx = wrapped(s.r[i].x - p.x, s.box);
    const double dy = wrapped(s.r[i].y - p.y, s.box);
    const double dz = wrapped(s.r[i].z - p.z, s.box);
    return dx * dx + dy * dy + dz * dz;
}

// 有粒子走了超过半层皮，表就过期了：相向的两个各走半层，合起来是一层
bool expired(const System& s, double most = skin / 2) {
    if (s.built_at.empty()) return true;
    for (int i = 0; i < s.n; i++)
        if (moved2(s, i, s.built_at[i]) > most * most) return true;
    return false;
}

void rebuild(System& s) {
    const double reach = s.cut + skin;
    std::vector<std::vector<int>> of(s.n);
    near_pairs(s, reach, [&](int i, int j) {
        if (moved2(s, i, s.r[j]) <= reach * reach) of[i].push_back(j);
    });
    s.first.assign(1, 0);
    s.list.clear();
    for (const auto& o : of) {
        s.list.insert(s.list.end(), o.begin(), o.end());
        s.first.push_back(int(s.list.size()));
    }
    s.built_at = s.r;
    s.rebuilds++;
}

template <class Real = double>
void walk(System& s) {
    clear(s);
    for (int i = 0; i < s.n; i++)
        for (int k = s.first[i]; k < s.first[i + 1]; k++)
            pair<Real>(s, i, s.list[k]);
}

void forces_verlet(System& s) {
    if (expired(s)) rebuild(s);
    walk(s);
}
// #endregion verlet

// 下面三版是反例，用来看检验能不能抓住它们
void forces_float(System& s) {
    if (expired(s)) rebuild(s);
    walk<float>(s);
}

void forces_stale(System& s) {    // 忘了表会过期
    if (s.built_at.empty()) rebuild(s);
    walk(s);
}

void forces_late(System& s) {    // 等到有粒子走过整层皮才重建
    if (expired(s, skin)) rebuild(s);
    walk(s);
}

struct Version {
    const char* name;
    void (*forces)(System&);
};
const Version versions[] = {
    {"base", forces_base},     {"nopow", forces_nopow},
    {"newton", forces_newton}, {"cells", forces_cells},
    {"verlet", forces_verlet}, {"float", forces_float},
    {"stale", forces_stale},   {"late", forces_late}};

const Version& find(const std::string& name) {
    for (const Version& v : versions)
        if (name == v.name) return v;
    std::fprintf(stderr, "没有这个版本：%s\n", name.c_str());
    std::exit(2);
}

double kinetic(const System& s) {
    double e = 0;
    for (const Vec3& v : s.v)
        e += 0.5 * (v.x * v.x + v.y * v.y + v.z * v.z);
    return e;
}

void drift(System& s, double dt) {
    auto inside = [&](double x) { return x - s.box * std::floor(x / s.box); };
    for (int i = 0; i < s.n; i++) {
        s.r[i].x = inside(s.r[i].x + dt * s.v[i].x);
        s.r[i].y = inside(s.r[i].y + dt * s.v[i].y);
        s.r[i].z = inside(s.r[i].z + dt * s.v[i].z);
    }
}

void kick(System& s, double dt) {
    for (int i = 0; i < s.n; i++) {
        s.v[i].x += dt * s.f[i].x;
        s.v[i].y += dt * s.f[i].y;
        s.v[i].z += dt * s.f[i].z;
    }
}

// 跑 steps 步，返回总能量的最大相对漂移
// 较大的一个；NaN 一旦出现就留到最后，std::max 会把它丢掉
double larger(double most, double v) {
    return std::isnan(v) || v > most ? v : most;
}

double run(System& s, void (*forces)(System&), int steps) {
    const double dt = 0.002;
    drift(s, 0);
    forces(s);
    const double e0 = s.potential + kinetic(s);
    double worst = 0;
    for (int k = 0; k < steps; k++) {
        kick(s, dt / 2);
        drift(s, dt);
        forces(s);
        kick(s, dt / 2);
        const double e = s.potential + kinetic(s);
        worst = larger(worst, std::fabs((e - e0) / e0));
    }
    return worst;
}

// #region check
// 力的误差：同一组坐标，逐分量与基线比，除以力的均方根
double force_gap(System s, void (*forces)(System&)) {
    System ref = s;
    forces_base(ref);
    forces(s);
    double worst = 0, sum = 0;
    for (int i = 0; i < s.n; i++) {
        const Vec3 &p = ref.f[i], &q = s.f[i];
        for (double d : {p.x - q.x, p.y - q.y, p.z - q.z})
            worst = larger(worst, std::fabs(d));
        sum += p.x * p.x + p.y * p.y + p.z * p.z;
    }
    return worst / std::sqrt(sum / (3 * s.n));
}

double force_error(void (*forces)(System&), int side) {
    System s = make(side);
    drift(s, 0);
    return force_gap(s, forces);
}

// 照着“半层皮”的界造一个最坏的输入：算一次力，让邻居表建好；找一对刚在
// 表外的粒子，各往对方推半层皮多一点，推进截断半径；再比力
double nudge_error(void (*forces)(System&)) {
    System s = make(10);
    drift(s, 0);
    forces(s);
    const double out = s.cut + skin, push = skin / 2 + 0.01;
    for (int i = 0; i < s.n; i++)
        for (int j = i + 1; j < s.n; j++) {
            const double r = std::sqrt(moved2(s, i, s.r[j]));
            if (r <= out || r > out + 0.01) continue;
            const double t = push / r;
            const Vec3 d{wrapped(s.r[j].x - s.r[i].x, s.box) * t,
                         wrapped(s.r[j].y - s.r[i].y, s.box) * t,
                         wrapped(s.r[j].z - s.r[i].z, s.box) * t};
            s.r[i] = {s.r[i].x + d.x, s.r[i].y + d.y, s.r[i].z + d.z};
            s.r[j] = {s.r[j].x - d.x, s.r[j].y - d.y, s.r[j].z - d.z};
            drift(s, 0);
            return force_gap(s, forces);
        }
    return NAN;    // 没有这样的一对，算不合格
}

// 截断处的势能；减去它，粒子对进出截断半径时能量不再跳
double at_cut(double r) { return 4 * (std::pow(r, -12) - std::pow(r, -6)); }

struct Report { double force, place, jump, smooth, nudge; };

Report examine(void (*forces)(System&)) {
    const int side = 7, steps = 150;
    System ref = make(side), raw = ref, cut = ref;
    cut.shift = at_cut(cut.cut);
    run(ref, forces_base, steps);
    // 力在两种盒子里比。每边 10 个：切得出 4 格，相邻格漏了看得见；
    // 每边 6 个：只切得出 2 格，走“盒子太小”的那条分支
    Report t{larger(force_error(forces, 10), force_error(forces, 6)),
             0, 0, 0, nudge_error(forces)};
    t.jump = run(raw, forces, steps);
    t.smooth = run(cut, forces, steps);
    for (int i = 0; i < ref.n; i++)
        t.place = larger(t.place, std::sqrt(moved2(raw, i, ref.r[i])));
    return t;
}

void check() {
    const char* words[] = {"不合格", "合格"};
    for (const Version& v : versions) {
        const Report t = examine(v.forces);
        std::printf("%-6s 力 %s，轨迹 %s，能量 %s，平移后的能量 %s，"
                    "挪动 %s\n",
                    v.name, words[t.force < 1e-10], words[t.place < 1e-8],
                    words[t.jump < 2e-2], words[t.smooth < 4e-5],
                    words[t.nudge < 1e-10]);
    }
}
// #endregion check

void numbers() {    // check 背后的数
    for (const Version& v : versions) {
        const Report t = examine(v.forces);
        std::printf("%s,%.1e,%.1e,%.1e,%.1e,%.1e\n", v.name, t.force,
                    t.place, t.jump, t.smooth, t.nudge);
    }
}

int main(int argc, char** argv) {
    const std::string mode = argc > 1 ? argv[1] : "check";
    if (mode == "check") return check(), 0;
    if (mode == "numbers") return numbers(), 0;
    if (mode == "time" && argc == 6) {
        const int side = std::atoi(argv[3]), steps = std::atoi(argv[4]);
        for (int k = 0; k < std::atoi(argv[5]); k++) {
            System s = make(side);
            using clock = std::chrono::steady_clock;
            const auto t = clock::now();
            run(s, find(argv[2]).forces, steps);
            const std::chrono::duration<double> d = clock::now() - t;
            std::printf("%s,%d,%d,%.4f\n", argv[2], s.n, k,
                        d.count() / (steps + 1) * 1e3);
        }
        return 0;
    }
    const int side = argc > 2 ? std::atoi(argv[2]) : 8;
    const int steps = argc > 3 ? std::atoi(argv[3]) : 20;
    System s = make(side);
    const double e = run(s, find(mode).forces, steps);
    std::printf("%d 个粒子，%d 步，势能 %.6f，能量漂移 %.1e\n", s.n, steps,
                s.potential, e);
    return 0;
}
