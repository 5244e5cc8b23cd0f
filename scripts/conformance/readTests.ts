import {readFileSync} from 'node:fs';
import ts from 'typescript';

/** A test of a file: what its title may be when it runs, and the statements that it says it proves. */
export interface NamedTest {
  line: number;
  /** As it is written; what is filled in at run time is `…`. */
  title: string;
  /** What is filled in (`${…}`, `%s`, `$name`) matches anything. */
  pattern: RegExp;
  proves: Proof[];
}

/** A statement's id, and the title of the run that proves it where a test has several. */
export interface Proof {
  id: string;
  title?: string;
}

const NAMES = new Set(['test', 'it']);
/** `// Conformance: 2.1-3, T24` before a test; in quotes the title of one run of a test that has several. */
const COMMENT = /^\/\/ Conformance: ([^"]*?)(?: "(.*)")?$/;

/** The name at the root of `test(…)`, `test.each(…)(…)`, `test.skip(…)`; a group (`test.describe`) is no test. */
function root(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) {
    return expression.text;
  }
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'describe') {
    return undefined;
  }
  return ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression) ? root(expression.expression) : undefined;
}

/** The pieces of a title between which something is filled in. */
function piecesOf(title: ts.Expression | undefined): string[] | undefined {
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
    return undefined;
  }
  return ts.isTemplateExpression(title)
    ? [title.head.text, ...title.templateSpans.map(({literal}) => literal.text)]
    : title.text.split(/%[sijo]|\$\w+/);
}

const patternOf = (pieces: string[]) => new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);

function proofsOf(text: string, at: number): Proof[] {
  const comments = (ts.getLeadingCommentRanges(text, at) ?? []).map(({pos, end}) => COMMENT.exec(text.slice(pos, end)));
  return comments.flatMap((match) => (match ? match[1]!.split(', ').map((id) => ({id, ...(match[2] && {title: match[2]})})) : []));
}

/** All tests of a file. */
export function readTests(file: string): NamedTest[] {
  const tests: NamedTest[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && NAMES.has(root(node.expression) ?? '')) {
      const pieces = piecesOf(node.arguments[0]);
      if (pieces) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        tests.push({line, title: pieces.join('…'), pattern: patternOf(pieces), proves: proofsOf(source.text, node.getFullStart())});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tests;
}
