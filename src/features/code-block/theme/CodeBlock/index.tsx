// Change: one piece of HTML that needs no React: colours by class, lines only where they are numbered or marked, columns of an output as a table, a copy button that src/features/code-block/client brings to life, and one that runs the program whose output it is.
import {Children, isValidElement, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata, type CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock';
import {readRun, RunButton, RunRefusal} from '../../../run-in-page/RunControl';
import {highlight, isKnown, join, type Piece} from '../../highlight';
import {isProse, outputColumns, type OutputPart} from '../../outputColumns';

interface Part {
  /** Set for a line that is numbered or marked: it is an element of its own. */
  className?: string;
  pieces: Piece[];
}

/** Lines that nothing is said of flow together. */
function partsOf({code, language, lineClassNames, lineNumbersStart}: CodeBlockMetadata): Part[] {
  const parts: Part[] = [];
  highlight(code, language).forEach((line, i) => {
    const className = clsx(lineNumbersStart !== undefined && 'code-line', lineClassNames[i]);
    const pieces: Piece[] = [...line, ['\n']];
    const last = parts.at(-1);
    if (className || !last || last.className) {
      parts.push({className, pieces});
    } else {
      last.pieces.push(...pieces);
    }
  });
  return parts;
}

const show = (pieces: Piece[]): ReactNode =>
  join(pieces).map(([text, kind], i) =>
    kind ? (
      <span key={i} className={kind}>
        {text}
      </span>
    ) : (
      text
    ),
  );

/** Where the numbers begin, and the room that the longest needs. */
function numbering(start: number, lines: number): CSSProperties {
  const digits = String(start + lines - 1).length;
  return {counterReset: `line ${start - 1}`, '--digits': digits} as CSSProperties;
}

/** Texts with their blanks: the element's text is what was printed, to the last character. */
function Columns({parts}: {parts: OutputPart[]}): ReactNode {
  return (
    <code>
      {parts.map((part, i) =>
        'lines' in part ? (
          `${part.lines.join('\n')}\n`
        ) : (
          <span key={i} role="table" className={clsx('output-table', part.isFirstNarrow && 'output-table-sticky')}>
            {part.rows.map((cells, row) => (
              <span key={row} role="row">
                {cells.map((text, column) => (
                  <span key={column} role="cell" className={part.isRight[column] ? 'output-right' : undefined}>
                    {column === cells.length - 1 ? `${text}\n` : text}
                  </span>
                ))}
              </span>
            ))}
          </span>
        ),
      )}
    </code>
  );
}

/** What a program printed, which the notes show in a block named so. */
const isOutput = ({language, title, code, lineNumbersStart}: CodeBlockMetadata) =>
  language === 'text' && typeof title === 'string' && title.includes('输出') && lineNumbersStart === undefined && code !== '';

function Program({metadata}: {metadata: CodeBlockMetadata}): ReactNode {
  const {lineNumbersStart} = metadata;
  const parts = partsOf(metadata);
  return (
    <code style={lineNumbersStart === undefined ? undefined : numbering(lineNumbersStart, parts.length)}>
      {parts.map(({className, pieces}, i) =>
        className ? (
          <span key={i} className={className}>
            {show(pieces)}
          </span>
        ) : (
          show(pieces)
        ),
      )}
    </code>
  );
}

export default function CodeBlock({
  children,
  className,
  metastring,
  title,
  language,
  showLineNumbers,
  run: runJson,
  session,
}: Props & {run?: string; session?: string}): ReactNode {
  const {prism} = useThemeConfig();
  const {magicComments, defaultLanguage} = prism;
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part))) {
    return (
      <pre tabIndex={0} className={clsx('theme-code-block', className)}>
        <code>{children}</code>
      </pre>
    );
  }
  const metadata = createCodeBlockMetadata({
    code: (parts as string[]).join(''),
    className,
    metastring,
    title,
    language,
    showLineNumbers,
    magicComments,
    defaultLanguage,
  });
  const run = runJson === undefined ? undefined : readRun(runJson);
  const output = isOutput(metadata) ? outputColumns(metadata.code) : [];
  const hasColumns = output.some((part) => 'rows' in part);
  return (
    <div
      className={clsx(metadata.className, 'theme-code-block', output.length > 0 && isProse(metadata.code) && 'output-prose')}
      data-unknown-language={isKnown(metadata.language) ? undefined : metadata.language}
      data-session={session}
    >
      {metadata.title && (
        <div className="code-title">
          {metadata.title}
          {run && 'kind' in run && <RunButton {...run} />}
        </div>
      )}
      <pre tabIndex={0}>{hasColumns ? <Columns parts={output} /> : <Program metadata={metadata} />}</pre>
      <button type="button" className="code-copy" data-pending="">
        复制
      </button>
      {run && 'why' in run && <RunRefusal {...run} />}
    </div>
  );
}
