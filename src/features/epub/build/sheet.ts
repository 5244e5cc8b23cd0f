import postcss, {type ChildNode} from 'postcss';

/** A rule of the site's stylesheet, for one selector. */
export interface StyleRule {
  selector: string;
  /** Classes that it asks for, of the element or of those around it. */
  classes: readonly string[];
  declarations: readonly (readonly [name: string, value: string])[];
}

/** Conditions that hold in a book: it is read as paper is, without script. */
const HOLDS = /^(?:print|\(scripting:\s*none\))$/;
/** States that nothing in a book is in, and what only a browser draws. */
const STATES = /:(?:hover|focus|active|disabled|checked|target|popover)|::(?!before|after)/;

/** The rules with classes that hold in a book, in their order. */
export const readSheet = (css: string): StyleRule[] => postcss.parse(css).nodes.flatMap(rulesOf);

function rulesOf(node: ChildNode): StyleRule[] {
  if (node.type === 'atrule') {
    const {name, params, nodes} = node;
    return name === 'media' && HOLDS.test(params) ? (nodes ?? []).flatMap(rulesOf) : [];
  }
  if (node.type !== 'rule') {
    return [];
  }
  const declarations = node.nodes.flatMap((one) => (one.type === 'decl' ? [[one.prop, one.value] as const] : []));
  return node.selectors
    .filter((selector) => !STATES.test(selector))
    .map((selector) => ({selector, classes: classesIn(withoutArguments(selector)), declarations}))
    .filter(({classes}) => classes.length > 0);
}

/** A selector without what its functions and attributes ask for. */
function withoutArguments(selector: string): string {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/:[\w-]+\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return plain;
}

const classesIn = (selector: string): string[] => [...selector.matchAll(/\.((?:[\w-]|[\u0080-\uffff])+)/g)].map(([, name = '']) => name);

/** What stands for a variable in a value; undefined leaves it as it is. */
export type ValueOf = (name: string) => string | undefined;

/** A value with its variables resolved, the innermost first. */
export function resolved(value: string, valueOf: ValueOf): string {
  let result = value;
  for (let before = ''; before !== result;) {
    before = result;
    result = result.replace(
      /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g,
      (all, name: string, fallback?: string) => valueOf(name) ?? fallback ?? all,
    );
  }
  return result;
}
