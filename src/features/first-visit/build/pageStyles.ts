import postcss, {type AtRule, type ChildNode, type Rule} from 'postcss';

/** A part of a stylesheet, and what of it a page needs. */
type Part = (classes: ReadonlySet<string>) => string;

/** Rules for highlights and selections: needed only after an interaction, when the whole stylesheet is loaded anyway, and expensive to match on every element. */
const SEEN_LATER = /::(?:selection|highlight)\b/;

/**
 * Splits a stylesheet, once for all pages; the returned function gives the rules that can match a page whose elements
 * bear these classes. Only classes decide (tags, attributes and states stay): before its script runs, nothing gives an
 * element another class, so what is left out cannot match; the script then brings the whole stylesheet along.
 */
export function pageStyles(css: string): Part {
  return all(postcss.parse(css).nodes.map(partOf));
}

const all =
  (parts: Part[]): Part =>
  (classes) =>
    parts.map((part) => part(classes)).join('');

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    return ruleOf(node);
  }
  if (node.type === 'atrule' && node.nodes && /^(?:media|supports|layer|container)$/.test(node.name)) {
    return groupOf(node, node.nodes);
  }
  const text = node.type === 'comment' ? '' : ended(node);
  return () => text;
}

function ruleOf(rule: Rule): Part {
  const selectors = rule.selectors.filter((text) => !SEEN_LATER.test(text)).map((text) => ({text, needs: classesOf(text)}));
  const body = rule.nodes.map(ended).join('').replace(/;$/, '');
  return (classes) => {
    const matching = selectors.filter(({needs}) => needs.every((name) => classes.has(name)));
    return matching.length ? `${matching.map(({text}) => text).join(',')}{${body}}` : '';
  };
}

function groupOf(rule: AtRule, nodes: ChildNode[]): Part {
  const inside = all(nodes.map(partOf));
  return (classes) => {
    const text = inside(classes);
    return text && `@${rule.name}${rule.raws.afterName ?? ' '}${rule.params}{${text}}`;
  };
}

/** A declaration needs its semicolon, a rule or block none. */
const ended = (node: ChildNode): string =>
  node.type === 'decl' || (node.type === 'atrule' && !node.nodes) ? `${node.toString()};` : node.toString();

/** The classes that must occur on the page for the selector to match; classes inside `:not(…)`, `:is(…)` and the like are not required. */
export function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/:[\w-]+\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return [...plain.matchAll(/\.((?:\\.|[\w\u0080-\uffff-])+)/g)].map((match) => match[1]!.replaceAll('\\', ''));
}
