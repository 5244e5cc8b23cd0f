import {readFileSync} from 'node:fs';
import ts from 'typescript';

const NAMES = new Set(['test', 'it']);

/** The name at the root of `test(…)`, `test.each(…)(…)`, `test.skip(…)`. */
function root(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) {
    return expression.text;
  }
  return ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression) ? root(expression.expression) : undefined;
}

/** The title as a pattern: what is filled in at run time (`${…}`, `%s`, `$name`) matches anything. */
function pattern(title: ts.Expression | undefined): RegExp | undefined {
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
    return undefined;
  }
  const parts = ts.isTemplateExpression(title)
    ? [title.head.text, ...title.templateSpans.map(({literal}) => literal.text)]
    : title.text.split(/%[sijo]|\$\w+/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}

/** The titles of all tests in a file. */
export function testTitles(file: string): RegExp[] {
  const titles: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && NAMES.has(root(node.expression) ?? '')) {
      const title = pattern(node.arguments[0]);
      if (title) {
        titles.push(title);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return titles;
}
