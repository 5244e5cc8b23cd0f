import type {Edit} from './simulatedSource';

const QUALIFIERS = /\b(?:static|extern|__shared__)\b/g;

/** `__shared__` declarations become references to the calling block's memory; `extern` ones a pointer to its dynamic part. */
export function sharedDeclarations(code: string): Edit[] {
  const declarations = /(?:\b(?:extern|static)\s+)?__shared__\b[^;]*;/g;
  return [...code.matchAll(declarations)].map(({index, 0: text}) => ({
    from: index,
    to: index + text.length,
    text: /\bextern\b/.test(text) ? dynamic(text, isInFunction(code, index)) : fixed(text),
  }));
}

function dynamic(text: string, local: boolean): string {
  const match = /^([\s\S]*?)\b(\w+)\s*\[\s*\]\s*;$/.exec(text.replace(QUALIFIERS, ''));
  if (!match) {
    return text;
  }
  const [, type = '', name] = match;
  const bare = type.replace(/__align__\s*\([^)]*\)|alignas\s*\([^)]*\)|__attribute__\s*\(\([\s\S]*?\)\)/g, '').trim();
  return local
    ? `${bare}* const ${name} = static_cast<${bare}*>(::simt::dynamicShared());`
    : `static const ::simt::DynamicShared<${bare}> ${name};`;
}

/** The declarators name types first, so that any form of them is understood by the compiler. */
function fixed(text: string): string {
  const declared = text.replace(QUALIFIERS, '').replace(/;$/, '').trim();
  const [first, ...others] = splitDeclarators(declared);
  const names: string[] = [];
  const rename = (declarator: string) =>
    declarator.replace(/\b(\w+)(\s*(?:\[[\s\S]*\])?\s*)$/, (_, name: string, extent: string) => {
      names.push(name);
      return `simtType_${name}${extent}`;
    });
  const types = [rename(first), ...others.map(rename)].join(', ');
  const references = names.map(
    (name) => `static ::simt::SharedSlot simtSlot_${name}; auto& ${name} = ::simt::shared<simtType_${name}>(simtSlot_${name});`,
  );
  return `typedef ${types}; ${references.join(' ')}`;
}

function splitDeclarators(text: string): [string, ...string[]] {
  const parts: [string, ...string[]] = [''];
  let depth = 0;
  for (const char of text) {
    depth += '([{<'.includes(char) ? 1 : ')]}>'.includes(char) ? -1 : 0;
    if (char === ',' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += char;
    }
  }
  return parts;
}

/** Whether the braces that are open at a place belong to more than namespaces, classes and `extern "C"`. */
function isInFunction(code: string, at: number): boolean {
  const stack: boolean[] = [];
  for (const {0: brace, index} of code.slice(0, at).matchAll(/[{}]/g)) {
    if (brace === '{') {
      stack.push(!/(?:\bnamespace\b[^;{}()]*|\bextern\s*)$/.test(code.slice(0, index)));
    } else {
      stack.pop();
    }
  }
  return stack.includes(true);
}
