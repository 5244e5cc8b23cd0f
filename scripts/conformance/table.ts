import {globSync} from 'tinyglobby';
import {readTests} from './readTests';

export const PAPER = 'CONFORMANCE.md';
/** The files that may hold a proof. */
const TEST_FILES = ['{config,packages,scripts,src,tests}/**/*.{test,spec}.{ts,tsx}'];

/** A statement of the specification: a row of the paper's tables. */
export interface Statement {
  line: number;
  /** Such as `2.1-3`, `A5` or `T24`. */
  id: string;
  /** In words, with the id. */
  text: string;
  /** Why something is otherwise than specified, or read in one of several ways; empty where nothing has to be said. */
  reason: string;
  tests: string;
}

/** One test that says of itself that it proves a statement. */
export interface Citation {
  id: string;
  file: string;
  line: number;
  title: string;
  /** Whether the quoted title can be one of the test's. */
  fits: boolean;
}

const HEAD = '条文';
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
const isStatement = (line: string) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith(`| ${HEAD}`);

/** The rows of the paper's tables. */
export const statementsOf = (text: string): Statement[] =>
  text.split('\n').flatMap((content, at): Statement[] => {
    const [statement = '', reason = '', tests = ''] = isStatement(content) ? cellsOf(content) : [];
    return statement ? [{line: at + 1, id: statement.split(' ')[0]!, text: statement, reason, tests}] : [];
  });

/** What all tests of the site in the working folder, or those of some files, say that they prove. */
export const citationsOf = (files = globSync(TEST_FILES).sort()): Citation[] =>
  files.flatMap((file) =>
    readTests(file).flatMap(({line, title, pattern, proves}) =>
      proves.map((proof): Citation => ({
        id: proof.id,
        file,
        line,
        title: proof.title ?? title,
        fits: !proof.title || pattern.test(proof.title),
      })),
    ),
  );

/** The paper with its column of tests as the tests say. */
export function withTests(text: string, citations: Citation[]): string {
  const proofs = new Map<string, string[]>();
  for (const {id, file, title} of citations) {
    proofs.set(id, [...(proofs.get(id) ?? []), `\`${file}\` \`${title.replaceAll('|', '\\|')}\``]);
  }
  const rows = new Map(
    statementsOf(text).map(({line, id, text: statement, reason}) => [
      line,
      `| ${statement} | ${reason} | ${proofs.get(id)?.join('<br>') ?? ''} |`,
    ]),
  );
  return text
    .split('\n')
    .map((line, at) => rows.get(at + 1) ?? line)
    .join('\n');
}

/** What is wrong with the statements and with what tests say of them, one fault a line. */
export function conformanceFaults(text: string, citations: Citation[]): string[] {
  const statements = statementsOf(text);
  const ids = statements.map(({id}) => id);
  const proved = new Set(citations.map(({id}) => id));
  return [
    ...statements
      .filter(({id, reason}) => !proved.has(id) && !/^(?:差异|说明)：.{6}/.test(reason))
      .map(
        ({line, id, text: statement}) =>
          `${PAPER}:${line} ${statement}：没有测试 → 在证明它的测试前写 // Conformance: ${id}，或在说明里写“差异：原因”“说明：原因”`,
      ),
    ...statements
      .filter(({id}, at) => ids.indexOf(id) < at)
      .map(({line, id}) => `${PAPER}:${line} 编号 ${id} 用了两次 → 后一个换成没有用过的`),
    ...citations
      .filter(({id}) => !ids.includes(id))
      .map(({id, file, line}) => `${file}:${line} ${PAPER} 里没有条文 ${id} → 改成现在的编号，或加上这一条`),
    ...citations
      .filter(({fits}) => !fits)
      .map(({file, line, title}) => `${file}:${line} 这个测试不会叫“${title}”→ 引号里写它某一次运行时的名字`),
  ];
}
