import {type ReactNode} from 'react';
import clsx from 'clsx';
import {valuesOf, type ArrayState} from '@site/src/features/players/algorithms/sorting/arrayRun';
import styles from './array.module.css';

/** A sign besides the colour, so that marks do not rely on colour alone (WCAG 1.4.1). */
const SIGNS = {compared: '△', moved: '●', held: '◆', done: '✓'};

/** More items than this are bars without numbers. */
const MAX_LABELLED_BARS = 16;

/** The mark of an item: a mark of the current step takes precedence over `done`. */
function markOf(id: number, {compared, moved, held, done}: ArrayState): keyof typeof SIGNS | undefined {
  if (compared.includes(id)) {
    return 'compared';
  }
  if (moved.includes(id)) {
    return 'moved';
  }
  return held === id ? 'held' : done.includes(id) ? 'done' : undefined;
}

interface Props {
  state: ArrayState;
  /** Low, without numbers: one of several arrays in a race. */
  compact?: boolean;
}

/** Tim sort's stack of runs: the position and length of each. */
function Runs({cuts, share}: {cuts: readonly number[]; share: (n: number) => string}): ReactNode {
  return (
    <div className={styles.runs} aria-hidden="true">
      {cuts.slice(1).map((cut, i) => (
        <span key={cuts[i]} style={{left: share(cuts[i]!), width: share(cut - cuts[i]!)}}>
          {cut - cuts[i]!}
        </span>
      ))}
    </div>
  );
}

/** Numbers as bars; the buffer is a second row. */
export default function ArrayView({state, compact}: Props): ReactNode {
  const {items, rows, range, cuts} = state;
  const most = Math.max(1, ...items.map(({value}) => value));
  const share = (n: number) => `${(100 * n) / items.length}%`;
  // Remounted when the number of positions changes: a bar animated from its old position would leave the figure.
  return (
    <div
      key={items.length}
      className={clsx(
        styles.array,
        (compact || items.length > MAX_LABELLED_BARS) && styles.many,
        rows === 2 && styles.two,
        compact && styles.compact,
      )}
      role="img"
      aria-label={valuesOf(state).join('、')}
    >
      {range[1] > range[0] && <div className={styles.range} style={{left: share(range[0]), width: share(range[1] - range[0])}} />}
      {rows === 2 && <div className={styles.buffer} />}
      {cuts && !compact && <Runs cuts={cuts} share={share} />}
      {items.map(({id, value, at, row}) => {
        const mark = markOf(id, state);
        return (
          <div
            key={id}
            className={clsx(styles.item, mark && styles[mark])}
            style={{width: share(1), transform: `translate(${at * 100}%, ${row * 100}%)`}}
          >
            <span className={styles.bar}>
              <span style={{height: `${(100 * value) / most}%`}} />
            </span>
            <span className={styles.value}>{value}</span>
            <span className={styles.sign}>{mark && SIGNS[mark]}</span>
          </div>
        );
      })}
    </div>
  );
}

export const legendOf = ({items, rows, cuts}: ArrayState): string =>
  `△ 正在比较，● 刚移动，◆ 枢轴或取出的，${items.length > MAX_LABELLED_BARS ? '实心的' : '✓ '}已到位；上面有横线的一段是正在处理的${rows === 2 ? '，下面一行是缓冲区' : ''}${cuts ? '，最下面的方括号是栈里的各段与段长' : ''}。`;

export {soundsOf} from './sound';
