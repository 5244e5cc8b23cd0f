import type {Program} from 'estree';

/** Suffix of the imported names; the names without it become local constants. */
const IMPORTED = 'From';

/**
 * Calls React's `jsx` by a name of the module's own, not by the import's.
 * A bundler keeps an object for each use of an import, and a note with formulas has tens of thousands of elements.
 */
export default function localJsx() {
  return (tree: Program): void => {
    const at = tree.body.findIndex((node) => node.type === 'ImportDeclaration' && node.source.value === 'react/jsx-runtime');
    const runtime = tree.body[at];
    if (runtime?.type !== 'ImportDeclaration') {
      return;
    }
    const names = runtime.specifiers.map(({local}) => local.name);
    runtime.specifiers.forEach((specifier) => {
      specifier.local = {type: 'Identifier', name: `${specifier.local.name}${IMPORTED}`};
    });
    tree.body.splice(at + 1, 0, {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: names.map((name) => ({
        type: 'VariableDeclarator',
        id: {type: 'Identifier', name},
        init: {type: 'Identifier', name: `${name}${IMPORTED}`},
      })),
    });
  };
}
