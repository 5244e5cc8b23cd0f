import leven from 'leven';
import {inOrder} from '../model/layout';
import {OLDER, MAX_WIDTH, textWidth, type Label, type LabelKind} from '../model/picture';
import {GitGraphError, type Panel} from './types';

const EXAMPLE = 'A <- B <- C';
const KINDS = {branch: 'branch', remote: 'remote', tag: 'tag', ref: 'ref', reflog: 'ref'} as const satisfies Record<string, LabelKind>;
const WORDS = [...Object.keys(KINDS), 'HEAD', 'ghost', 'note'];
const TITLE = '---';
const COMMIT = /^(?:[\p{L}\d]{1,3}′{0,2}|…)$/u;
const MAX_NAME_LENGTH = 4;

interface Written {
  line: number;
  text: string;
}

/** The target of a ref, and its line in the source. */
interface Name extends Written {
  kind: LabelKind;
  at: string;
  /** Whether it makes commits reachable; reflog entries do not. */
  reaches: boolean;
}

/** Reads the body of a git-graph fence: one panel, or several that each begin with `--- 标题`. */
export function readPanels(body: string): Panel[] {
  const lines = body.split('\n').map((text, line): Written => ({line, text: text.trim()}));
  const blocks: {title: string; line: number; lines: Written[]}[] = [{title: '', line: 0, lines: []}];
  for (const {line, text} of lines) {
    if (text.startsWith(TITLE)) {
      blocks.push({title: text.slice(TITLE.length).trim(), line, lines: []});
    } else if (text && !text.startsWith('#')) {
      blocks.at(-1)!.lines.push({line, text});
    }
  }
  const used = blocks.filter((block, index) => index > 0 || block.lines.length > 0);
  if (used.length === 0) {
    throw new GitGraphError(0, `提交图是空的 → 先写一行提交，例如 ${EXAMPLE}`);
  }
  return used.map(({title, line, lines: inside}) => {
    if (used.length > 1 && !title) {
      throw new GitGraphError(line, '几幅图并排时每幅都要有标题 → 在它前面写一行“--- 之前”或“--- git merge docs 之后”');
    }
    return new Reader(line).read(title, inside);
  });
}

class Reader {
  private readonly parents = new Map<string, string[]>();
  private readonly ghosts = new Map<string, number>();
  private readonly notes: Name[] = [];
  private readonly names: Name[] = [];
  private head?: Written;

  constructor(private readonly start: number) {}

  read(title: string, lines: readonly Written[]): Panel {
    lines.forEach((line) => this.readLine(line));
    if (this.parents.size === 0) {
      throw new GitGraphError(this.start, `这幅图没有提交 → 写一行，例如 ${EXAMPLE}`);
    }
    const commits = inOrder(
      [...this.parents]
        .map(([id, parents]) => ({id, parents}))
        .sort((a, b) => Number(this.ghosts.has(b.id)) - Number(this.ghosts.has(a.id))),
    );
    if (commits.length < this.parents.size) {
      const [id] = [...this.parents.keys()].filter((each) => !commits.some((commit) => commit.id === each));
      throw new GitGraphError(this.start, `${id} 成了自己的祖先 → 箭头从子提交指向父提交，检查 ${id} 所在的几行`);
    }
    const labels = this.labelsOf();
    this.checkGhosts();
    return {title, commits, labels, ghosts: new Set(this.ghosts.keys())};
  }

  private readLine(written: Written) {
    const {text, line} = written;
    const [word = '', ...rest] = text.split(/\s+/);
    if (/<-|←/.test(text) || rest.length === 0) {
      this.readChain(written);
    } else if (word in KINDS) {
      const spaced = word.startsWith('ref');
      this.expect(
        spaced ? rest.length >= 2 : rest.length === 2,
        line,
        `${word} 后面要有名字和提交 → 例如 ${word} ${word === 'reflog' ? 'HEAD@{1}' : 'main'} C`,
      );
      const [name, at] = [rest.slice(0, -1).join(' '), rest.at(-1)!];
      const kind = KINDS[word as keyof typeof KINDS];
      const twice = this.names.some((each) => each.kind === kind && each.text === name);
      this.expect(!twice, line, `${name} 写了两次 → 一个名字只指着一个提交`);
      this.names.push({kind, text: name, at: commitName(at), line, reaches: word !== 'reflog'});
    } else if (word === 'HEAD') {
      this.expect(!this.head, line, 'HEAD 写了两次 → 只留一行');
      this.expect(rest.length === 1, line, 'HEAD 后面是一个分支，或（游离时）一个提交 → 例如 HEAD main');
      this.head = {line, text: rest[0]!};
    } else if (word === 'ghost') {
      rest.forEach((id) => this.ghosts.set(commitName(id), line));
    } else if (word === 'note') {
      this.expect(rest.length > 1, line, 'note 后面要有提交和文字 → 例如 note B 合并基');
      this.notes.push({kind: 'note', text: rest.slice(1).join(' '), at: commitName(rest[0]!), line, reaches: false});
    } else {
      const near = WORDS.find((known) => word.length > 2 && leven(known.toLowerCase(), word.toLowerCase()) <= 2);
      throw new GitGraphError(
        line,
        `看不懂“${text}” → ${near ? `是不是 ${near}？` : `提交写成 ${EXAMPLE}；别的行以 ${WORDS.join('、')} 开头`}`,
      );
    }
  }

  /** `A <- B <- C`: B's parent is A, C's is B; another line with the same child adds a further parent. */
  private readChain({text, line}: Written) {
    const ids = text.split(/<-|←/).map((id) => commitName(id.trim()));
    const wrong = ids.find((id) => !COMMIT.test(id) || id.length > MAX_NAME_LENGTH);
    this.expect(
      wrong === undefined,
      line,
      `“${wrong}”不能当提交的名字 → 用一到三个字母或数字，副本加 ′，例如 C 与 C′，没画出来的写 …；提交之间写 <-`,
    );
    ids.forEach((id, index) => {
      const parents = this.parents.get(id) ?? [];
      const parent = ids[index - 1];
      if (parent && !parents.includes(parent)) {
        parents.push(parent);
      }
      this.parents.set(id, parents);
    });
  }

  private labelsOf(): Map<string, Label[]> {
    const labels = new Map<string, Label[]>();
    const add = ({at, line, kind, text}: Name) => {
      this.expect(this.parents.has(at), line, `没有提交 ${at} → 图里有 ${[...this.parents.keys()].join('、')}`);
      this.expect(textWidth(text) < MAX_WIDTH * 0.8, line, `“${text}”太长，360 像素宽的屏幕上画不下 → 不超过 18 个汉字或 30 个字母`);
      labels.set(at, [...(labels.get(at) ?? []), {kind, text}]);
    };
    const current = this.current();
    current.forEach(add);
    this.names.filter((name) => !current.includes(name)).forEach(add);
    this.notes.forEach(add);
    return labels;
  }

  /** HEAD and the branch that it is on, or HEAD alone on a commit. */
  private current(): Name[] {
    if (!this.head) {
      return [];
    }
    const {text, line} = this.head;
    const head = {kind: 'HEAD', text: 'HEAD', line, reaches: true} as const;
    const branch = this.names.find((name) => name.kind === 'branch' && name.text === text);
    if (branch) {
      branch.kind = 'current';
      return [{...head, at: branch.at}, branch];
    }
    const at = commitName(text);
    this.expect(this.parents.has(at), line, `HEAD 指着 ${text}，但没有这个分支或提交 → 加一行 branch ${text} 提交，或改成图里的提交`);
    const detached = {...head, at};
    this.names.push(detached);
    return [detached];
  }

  /** Exactly the unreachable commits must be marked as lost. */
  private checkGhosts() {
    const reached = new Map<string, string>();
    const follow = (id: string, name: string) => {
      if (!reached.has(id)) {
        reached.set(id, name);
        this.parents.get(id)!.forEach((parent) => follow(parent, name));
      }
    };
    this.names.filter(({reaches}) => reaches).forEach(({at, text}) => follow(at, text));
    for (const [id, line] of this.ghosts) {
      this.expect(this.parents.has(id), line, `没有提交 ${id} → 图里有 ${[...this.parents.keys()].join('、')}`);
      this.expect(
        !reached.has(id),
        line,
        `${id} 写成了 ghost，可是从 ${reached.get(id)} 还走得到它 → 从 ghost 里去掉，或者改正 ${reached.get(id)} 的位置`,
      );
    }
    const lost = [...this.parents.keys()].filter((id) => !reached.has(id) && !this.ghosts.has(id));
    this.expect(lost.length === 0, this.start, `没有名字走得到 ${lost.join('、')} → 加上指着它的分支，或写一行 ghost ${lost.join(' ')}`);
  }

  private expect(holds: boolean, line: number, message: string): asserts holds {
    if (!holds) {
      throw new GitGraphError(line, message);
    }
  }
}

/** Normalises ASCII primes and dots. */
const commitName = (text: string) => text.replaceAll("'", '′').replace(/^\.{3}$/, OLDER);
