import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {TextState} from '@site/src/features/players/algorithms/text/textState';
import {useCentred} from './useCentred';
import styles from './text.module.css';

/** Measures in units of the drawing, about one pixel each. */
const CELL = 20;
const LEFT = 40;
const ROWS = {index: 12, text: 22, sign: 56, pattern: 66, q: 116, next: 126};
const HEIGHT = 156;

/** A row of characters in cells. */
function Row({word, y, markOf}: {word: readonly string[]; y: number; markOf: (i: number) => string | false | undefined}): ReactNode {
  return word.map((letter, i) => (
    <g key={i} className={clsx(styles.cell, markOf(i))}>
      <rect x={i * CELL + 1} y={y} width={CELL - 2} height={24} rx={2} />
      <text x={i * CELL + CELL / 2} y={y + 12}>
        {letter}
      </text>
    </g>
  ));
}

const Name = ({y, children}: {y: number; children: string}) => (
  <text className={styles.name} x={4} y={y}>
    {children}
  </text>
);

const labelOf = ({text, pattern, shift, agreed, next, found}: TextState): string =>
  `文本 ${text}，模式 ${pattern} 从第 ${shift} 列起，已对上 ${agreed} 个；next 为 ${next.join('、')}${found.length > 0 ? `；找到在 ${found.join('、')}` : ''}`;

/** The text, `=` and `≠` below compared characters, and lines above the matches. */
function TextRows({state: {text, pattern, shift, agreed, compared, found}, verdict}: {state: TextState; verdict?: string}): ReactNode {
  const within = (i: number) => i >= shift && i < shift + agreed;
  const covered = (i: number) => found.some((at) => i >= at && i < at + pattern.length);
  return (
    <>
      {[...text].map((_, i) => (
        <text key={i} className={styles.index} x={i * CELL + CELL / 2} y={ROWS.index}>
          {i}
        </text>
      ))}
      <Row
        word={[...text]}
        y={ROWS.text}
        markOf={(i) => (compared?.at === i ? verdict : within(i) ? styles.agreed : covered(i) && styles.covered)}
      />
      {[...text].map((_, i) => {
        const sign = compared?.at === i ? (compared.equal ? '=' : '≠') : within(i) ? '=' : undefined;
        return (
          sign && (
            <text key={i} className={clsx(styles.sign, compared?.at === i && verdict)} x={i * CELL + CELL / 2} y={ROWS.sign}>
              {sign}
            </text>
          )
        );
      })}
      {found.map((at) => (
        <path key={at} className={styles.found} d={`M${at * CELL + 3} ${ROWS.text - 5 + (at % 2) * 2}h${pattern.length * CELL - 6}`} />
      ))}
    </>
  );
}

/** The failure array below its indices. */
function NextRows({state: {pattern, next, used}}: {state: TextState}): ReactNode {
  return (
    <>
      {Array.from({length: pattern.length + 1}, (_, q) => (
        <text key={q} className={clsx(styles.index, used === q && styles.usedIndex)} x={q * CELL + CELL / 2} y={ROWS.q}>
          {q}
        </text>
      ))}
      <Row
        word={Array.from({length: pattern.length + 1}, (_, q) => (q < next.length ? `${next[q]!}`.replace('-', '−') : ''))}
        y={ROWS.next}
        markOf={(q) => used === q && styles.used}
      />
    </>
  );
}

/** String matching: text, shifted pattern and failure array. */
export default function TextView({state}: {state: TextState}): ReactNode {
  const {text, pattern, shift, agreed, compared} = state;
  const columns = Math.max(text.length, pattern.length + 1);
  const width = LEFT + columns * CELL + 2;
  const focus = compared?.at ?? shift + agreed;
  const box = useCentred((LEFT + focus * CELL) / width, width);

  const verdict = compared && (compared.equal ? styles.equal : styles.different);
  return (
    <div ref={box} className={styles.box}>
      <svg
        className={styles.text}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        style={{minWidth: `${width * 0.9}px`, maxWidth: `${width * 1.3}px`}}
        role="img"
        aria-label={labelOf(state)}
      >
        <Name y={ROWS.text + 12}>{text === pattern ? '模式' : '文本'}</Name>
        <Name y={ROWS.pattern + 12}>模式</Name>
        <Name y={ROWS.next + 12}>next</Name>
        <g transform={`translate(${LEFT} 0)`}>
          <TextRows state={state} verdict={verdict} />
          <g className={styles.pattern} style={{transform: `translateX(${shift * CELL}px)`}}>
            <Row
              word={[...pattern]}
              y={ROWS.pattern}
              markOf={(i) => (compared?.at === shift + i ? verdict : i < agreed && styles.agreed)}
            />
          </g>
          <NextRows state={state} />
        </g>
      </svg>
    </div>
  );
}

export const legendOf = ({text, pattern}: TextState): string =>
  `= 已对上的，≠ 刚失配的；next 一行里加粗的一格正被用到或刚填好，它上面是长度 q${text === pattern ? '。上下两行是同一个模式。' : '；文本上方的横线是找到的地方。'}`;
