import type {Edit} from './simulatedSource';

/** `callee<<<config>>>` becomes an object that is called with the arguments, which are thus evaluated once. */
export function launches(code: string): Edit[] {
  return [...code.matchAll(/<<</g)].flatMap(({index}) => {
    const end = code.indexOf('>>>', index);
    const start = calleeBefore(code, index);
    if (end < 0 || start === undefined) {
      return [];
    }
    const callee = code.slice(start, index).trim().replace(/\s+/g, ' ');
    return [
      {from: start, to: start, text: '::simt::launcher([=](const auto&... simtArguments) { '},
      {from: index, to: index + 3, text: `(simtArguments...); }, "${callee}", ::simt::Where::here(), `},
      {from: end, to: end + 3, text: ')'},
    ];
  });
}

/** Where the expression before `<<<` begins: names, `::`, `.`, `->`, template arguments, subscripts, parentheses. */
function calleeBefore(code: string, end: number): number | undefined {
  let at = end;
  for (;;) {
    const before = code.slice(0, at).trimEnd();
    const last = before.at(-1) ?? '';
    if (last === '>' && !before.endsWith('->')) {
      at = openingOf(before, '<', '>');
    } else if (last === ')') {
      at = openingOf(before, '(', ')');
    } else if (last === ']') {
      at = openingOf(before, '[', ']');
    } else if (/\w/.test(last)) {
      at = before.length - /\w+$/.exec(before)![0].length;
    } else {
      return undefined;
    }
    const rest = code.slice(0, at).trimEnd();
    const link = /(?:::|\.|->)$/.exec(rest)?.[0];
    if (link) {
      at = rest.length - link.length;
      if (link === '::' && !/[\w>]$/.test(code.slice(0, at).trimEnd())) {
        return at;
      }
    } else if (/\w/.test(code[at] ?? '')) {
      return at;
    } else if (!/[\w>)\]]$/.test(rest) || /\breturn$/.test(rest)) {
      return at;
    }
  }
}

function openingOf(code: string, open: string, close: string): number {
  let depth = 0;
  for (let at = code.length - 1; at >= 0; at--) {
    depth += code[at] === close ? 1 : code[at] === open ? -1 : 0;
    if (depth === 0) {
      return at;
    }
  }
  return 0;
}
