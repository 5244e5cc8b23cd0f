import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {fail, tellOrThrow, type Strictness} from '../../../shared/markdown/fail';
import {FORMULA_FIX, reasonOf, setFormula} from './formula';

type Options = Strictness & {
  /** Address of KaTeX's stylesheet. */
  href: string;
};

/** What remark-math makes of formulas, and Markdown of fences in the language `math`. */
const MATH = /^(?:language-math|math-inline|math-display)$/;
const FORMULA = /^<span class="katex">(.*)<\/span>$/s;
/** A formula on a line of its own stands in one element more. */
const DISPLAY = /^<span class="katex-display">(.*)<\/span>$/s;

/**
 * Sets formulas as rehype-katex does (the tests compare), but leaves what KaTeX writes as it is, raw HTML for staticMarkup.
 * rehype-katex reads it into a tree, which has to be written again. For the 7,899 formulas of the site on 2026-11-25
 * (rehype-katex 7.0.1, Node 20, two busy cores, least of three turns) that took 8.7 s of CPU, 5.9 s when each different formula
 * was rendered once, and takes 1.5 s here, of some 85 s for a cold build, whose budget has 4 % to spare.
 * Links KaTeX's stylesheet from pages that hold a formula, and from no others; React moves it to the head and loads it once.
 * A bad formula stops the build at the author's line, or is left as it was written.
 */
export default function formulas({href, ...strictness}: Options) {
  return (root: Root, file: VFile) => {
    if (setBelow(root, file, strictness)) {
      root.children.unshift({type: 'element', tagName: 'link', properties: {rel: ['stylesheet'], href, precedence: 'katex'}, children: []});
    }
  };
}

/** Whether there was a formula. */
function setBelow({children}: {children: RootContent[]}, file: VFile, strictness: Strictness): boolean {
  let isFound = false;
  children.forEach((child, at) => {
    const fenced = child.type === 'element' && child.tagName === 'pre' ? child.children.find(isMath) : undefined;
    if (fenced || isMath(child)) {
      try {
        children[at] = formula(fenced ?? (child as Element), fenced !== undefined, file);
        isFound = true;
      } catch (error) {
        // The author's TeX is shown.
        tellOrThrow(error, strictness);
      }
    } else if ('children' in child && setBelow(child, file, strictness)) {
      isFound = true;
    }
  });
  return isFound;
}

const classesOf = ({properties}: Element): unknown[] => (Array.isArray(properties.className) ? properties.className : []);
const isMath = (node: RootContent): node is Element => node.type === 'element' && classesOf(node).some((name) => MATH.test(String(name)));

function formula(element: Element, isFence: boolean, file: VFile): ElementContent {
  const tex = element.children.map((child) => ('value' in child ? child.value : '')).join('');
  const reject = (error: Error) =>
    fail(file, {type: 'math', position: element.position}, `公式写错了：${reasonOf(error)} → ${FORMULA_FIX}`);
  const html = written(tex, isFence || classesOf(element).includes('math-display'), reject);
  const display = DISPLAY.exec(html);
  const set: Element = {
    type: 'element',
    tagName: 'span',
    properties: {className: ['katex']},
    children: [{type: 'raw', value: FORMULA.exec(display?.[1] ?? html)![1]!}],
  };
  return display ? {type: 'element', tagName: 'span', properties: {className: ['katex-display']}, children: [set]} : set;
}

function written(tex: string, isDisplay: boolean, reject: (error: Error) => never): string {
  try {
    return setFormula(tex, isDisplay);
  } catch (error) {
    return reject(error as Error);
  }
}
