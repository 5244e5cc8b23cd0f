"""从规则表生成表驱动的词法分析器：NFA、DFA、最小 DFA，再切词。"""
import random
import re


# region thompson
class Nfa:
    """eps[s] 是 ε 边，on[s] 是 (字符集, 终点)，rule[s] 是接受哪条规则。"""

    def __init__(self):
        self.eps, self.on, self.rule = [], [], {}

    def state(self):
        self.eps.append([])
        self.on.append(None)
        return len(self.eps) - 1

    def build(self, node, start):
        """照 node 从 start 造一段，返回终点。"""
        kind, arg = node[0], node[1:]
        if kind == "chars":
            end = self.state()
            self.on[start] = (set(arg[0]), end)
        elif kind == "seq":
            end = start
            for part in arg:
                end = self.build(part, end)
        elif kind == "alt":
            ends = []
            for part in arg:
                first = self.state()
                self.eps[start].append(first)
                ends.append(self.build(part, first))
            end = self.state()
            for last in ends:
                self.eps[last].append(end)
        else:  # star、plus、maybe
            first = self.state()
            last = self.build(arg[0], first)
            end = self.state()
            self.eps[start].append(first)
            self.eps[last].append(end)
            if kind != "maybe":
                self.eps[last].append(first)
            if kind != "plus":
                self.eps[start].append(end)
        return end

    def closure(self, states):
        seen, todo = set(states), list(states)
        while todo:
            for to in self.eps[todo.pop()]:
                if to not in seen:
                    seen.add(to)
                    todo.append(to)
        return frozenset(seen)


def combine(rules):
    """各规则的 NFA 并到一个起点；终点记下规则号。"""
    nfa = Nfa()
    start = nfa.state()
    for number, (_, node) in enumerate(rules):
        first = nfa.state()
        nfa.eps[start].append(first)
        nfa.rule[nfa.build(node, first)] = number
    return nfa
# endregion


# region subset
def subset(nfa):
    """返回 (next, rule)：next[s][字符] 是下一个状态，rule[s] 是接受的规则号。"""
    names, todo = {}, [nfa.closure([0])]
    names[todo[0]] = 0
    table, rule = [], []
    for states in todo:
        chars = set().union(*(nfa.on[s][0] for s in states if nfa.on[s]))
        row = {}
        for c in sorted(chars):
            moved = [nfa.on[s][1] for s in states
                     if nfa.on[s] and c in nfa.on[s][0]]
            to = nfa.closure(moved)
            if to not in names:
                names[to] = len(todo)
                todo.append(to)
            row[c] = names[to]
        table.append(row)
        rule.append(min((nfa.rule[s] for s in states if s in nfa.rule),
                        default=None))
    return table, rule
# endregion


# region minimise
def minimise(table, rule):
    """Moore：块号加各字符去的块号相同，才留在同一块。"""
    block = [-1 if r is None else r for r in rule]
    while True:
        keys = [(block[s], tuple((c, block[t])
                for c, t in sorted(row.items())))
                for s, row in enumerate(table)]
        number = {}
        new = [number.setdefault(key, len(number)) for key in keys]
        if len(set(new)) == len(set(block)):
            break
        block = new
    first = {}
    for s, b in enumerate(new):
        first.setdefault(b, s)
    rows = [{c: new[t] for c, t in table[first[b]].items()}
            for b in range(len(first))]
    return rows, [rule[first[b]] for b in range(len(first))]
# endregion


# region lexer
class Lexer:
    def __init__(self, rules):
        self.names = [name for name, _ in rules]
        nfa = combine(rules)
        dfa = subset(nfa)
        self.table, self.rule = minimise(*dfa)
        self.sizes = len(nfa.eps), len(dfa[0]), len(self.table)
        self.reads = 0

    def tokens(self, text):
        at = 0
        while at < len(text):
            state, i, best, kind = 0, at, at, None
            while i < len(text):
                self.reads += 1
                state = self.table[state].get(text[i])
                if state is None:
                    break
                i += 1
                if self.rule[state] is not None:
                    best, kind = i, self.names[self.rule[state]]
            if kind is None:
                raise SyntaxError(f"第 {at + 1} 个字符 {text[at]!r} "
                                  "开头没有规则能匹配")
            if kind != "空白":
                yield kind, text[at:best]
            at = best
# endregion


# region rules
LOWER = "abcdefghijklmnopqrstuvwxyz"
DIGIT = "0123456789"


def chars(s):
    return ("chars", s)


def word(s):
    return ("seq", *map(chars, s))


NUMBER = ("seq", ("plus", chars(DIGIT)),
          ("maybe", ("seq", chars("."), ("plus", chars(DIGIT)))))
NAME = ("seq", chars(LOWER + "_"), ("star", chars(LOWER + DIGIT + "_")))
RULES = [
    ("空白", ("plus", chars(" \n"))),
    ("关键字", ("alt", word("if"), word("while"))),
    ("名字", NAME),
    ("数", NUMBER),
    ("运算符", ("alt", word("<="), word("=="), chars("=<+-*/"))),
    ("括号", chars("(){};")),
]
# endregion


# region main
def show(lexer, text):
    print(repr(text))
    try:
        for kind, piece in lexer.tokens(text):
            print(f"  {kind}[{piece}]", end="")
    except SyntaxError as error:
        print(f"  {error}", end="")
    print()


def by_re(text):
    """对拍用的另一种做法：每条规则各试一次 re，取最长，同长取先。"""
    res = [r"[ \n]+", "if|while", "[a-z_][a-z0-9_]*",
           r"[0-9]+(\.[0-9]+)?", "<=|==|[=<+*/-]", r"[(){};]"]
    at = 0
    while at < len(text):
        found = [re.compile(r).match(text, at) for r in res]
        ends = [m.end() if m else at for m in found]
        if max(ends) == at:
            return
        if ends.index(max(ends)) > 0:
            yield RULES[ends.index(max(ends))][0], text[at:max(ends)]
        at = max(ends)


def compare(lexer, rounds):
    """随机串上与 by_re 比较，返回不一致的个数。"""
    random.seed(1)
    wrong = 0
    for _ in range(rounds):
        text = "".join(random.choices("ifwhile_x01. <=+-(;", k=20))
        ours = []
        try:
            ours.extend(lexer.tokens(text))
        except SyntaxError:
            pass
        wrong += ours != list(by_re(text))
    return wrong


def main():
    lexer = Lexer(RULES)
    print("NFA %d 个状态，DFA %d 个，最小 DFA %d 个" % lexer.sizes)
    show(lexer, "while (n <= 10) n = n+2.5;")
    show(lexer, "if iffy==whiles")
    show(lexer, "12.x")
    show(Lexer([RULES[2], RULES[1], RULES[0]]), "if iffy")

    print("随机串 5000 个，不一致", compare(lexer, 5000), "个")

    slow = [("短", chars("a")),
            ("长", ("seq", ("star", chars("a")), chars("b")))]
    for n in (100, 200, 400):
        lexer = Lexer(slow)
        count = sum(1 for _ in lexer.tokens("a" * n))
        print(f"{n} 个 a：{count} 个词，读字符 {lexer.reads} 次")

    inside = ("alt", chars("/x"), ("seq", ("plus", chars("*")), chars("x")))
    comment = ("seq", *map(chars, "/*"), ("star", inside),
               ("plus", chars("*")), chars("/"))
    for n in (100, 200):
        lexer = Lexer([("注释", comment), ("运算符", chars("/*x"))])
        count = sum(1 for _ in lexer.tokens("/*x" * n))
        print(f"{n} 段没有关上的 /*x：{count} 个词，读字符 {lexer.reads} 次")


main()
# endregion
