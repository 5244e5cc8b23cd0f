/** An arrow of a diagram: from one thing to another, and what it says. */
interface Arrow {
  from: string;
  to: string;
  says: string;
}

/** What a diagram says in words: arrows grouped by where they begin, or things that happen one after the other. */
export type DiagramWords = {kind: 'arrows'; groups: {from: string; arrows: Omit<Arrow, 'from'>[]}[]} | {kind: 'steps'; steps: string[]};

const COMMENT = /^\s*(?:%%|acc(?:Title|Descr)\s*:)/;
/** Looks, and frames round parts: nothing that is said. */
const LOOKS = /^\s*(?:style|classDef|class|linkStyle|click|direction|subgraph|end)\b/;

const plain = (text: string) =>
  text
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/^"(.*)"$/s, '$1')
    .trim();

/** A node: its name, and in brackets of some shape what stands in it. */
const NODE = /^\s*([\p{L}\p{N}_]+)(?:@?[[({>/\\]+("[^"]*"|[^\])}]*)[\])}/\\]+)?(?::::\w+)?\s*/u;
/** An arrow, with a label after it in strokes or inside it. */
const ARROW =
  /^(?:<?(?:-{2,}|={2,}|-\.+-?)[>xo]?\|([^|]*)\||<?(?:--|==|-\.)\s+(.+?)\s+(?:-->|---|==>|===|\.->|\.-)|<?(?:-{2,}|={2,}|-\.+-)[>xo]?)/;

/** A statement of a flowchart: nodes with arrows between them. @returns undefined where it is none */
function arrowsOf(statement: string, names: Map<string, string>): Arrow[] | undefined {
  const arrows: Arrow[] = [];
  let rest = statement;
  let before: string[] | undefined;
  let says = '';
  for (;;) {
    const nodes: string[] = [];
    do {
      rest = rest.replace(/^\s*&/, '');
      const node = NODE.exec(rest);
      if (!node) {
        return undefined;
      }
      const [whole, name = '', words] = node;
      rest = rest.slice(whole.length);
      if (words !== undefined) {
        names.set(name, plain(words));
      }
      nodes.push(name);
    } while (rest.startsWith('&'));
    for (const from of before ?? []) {
      arrows.push(...nodes.map((to) => ({from, to, says})));
    }
    before = nodes;
    if (rest === '') {
      return arrows;
    }
    const arrow = ARROW.exec(rest);
    if (!arrow) {
      return undefined;
    }
    says = plain(arrow[1] ?? arrow[2] ?? '');
    rest = rest.slice(arrow[0].length);
  }
}

function flowchart(lines: string[]): DiagramWords | undefined {
  const names = new Map<string, string>();
  const groups = new Map<string, Omit<Arrow, 'from'>[]>();
  for (const statement of lines.flatMap((line) => line.split(';'))) {
    const arrows = statement.trim() === '' ? [] : arrowsOf(statement.trim(), names);
    if (!arrows) {
      return undefined;
    }
    arrows.forEach(({from, ...arrow}) => groups.set(from, [...(groups.get(from) ?? []), arrow]));
  }
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    kind: 'arrows',
    groups: [...groups].map(([from, arrows]) => ({from: nameOf(from), arrows: arrows.map(({to, says}) => ({to: nameOf(to), says}))})),
  };
}

const MESSAGE = /^([^\s:>-][^:>]*?)\s*(?:<?-{1,2}(?:>>|[>x)]))[+-]?\s*([^:]+?)\s*:\s*(.+)$/;

function sequence(lines: string[]): DiagramWords | undefined {
  const names = new Map<string, string>();
  const nameOf = (id: string) => names.get(id) ?? id;
  const steps: string[] = [];
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    const actor = /^(?:participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/.exec(line);
    const note = /^Note\s+(?:over|(?:left|right)\s+of)\s+([^:]+):\s*(.+)$/i.exec(line);
    const message = MESSAGE.exec(line);
    if (actor) {
      names.set(actor[1]!, plain(actor[2] ?? actor[1]!));
    } else if (note) {
      const where = note[1]!.split(',').map((id) => nameOf(id.trim()));
      steps.push(`（${where.join('、')}：${plain(note[2]!)}）`);
    } else if (message) {
      const [from, to] = [nameOf(message[1]!), nameOf(message[2]!)];
      steps.push(`${from === to ? from : `${from} → ${to}`}：${plain(message[3]!)}`);
    } else {
      return undefined;
    }
  }
  return {kind: 'steps', steps};
}

/**
 * What a diagram (mermaid) says, for readers whose program cannot draw it: of a flowchart the arrows, of a sequence diagram the steps.
 * @returns undefined for other kinds, and where it has something that is not known here: the source says it then
 */
export function diagramWords(source: string): DiagramWords | undefined {
  const [kind = '', ...lines] = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !COMMENT.test(line));
  if (/^\s*(?:flowchart|graph)\b/.test(kind)) {
    return flowchart(lines.filter((line) => !LOOKS.test(line)));
  }
  return /^\s*sequenceDiagram\b/.test(kind) ? sequence(lines) : undefined;
}
