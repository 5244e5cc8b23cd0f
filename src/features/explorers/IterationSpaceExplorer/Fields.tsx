import type {ReactNode} from 'react';
import {ELEMENTARY, IDENTITY, multiply, type Matrix} from '@site/src/features/explorers/IterationSpaceExplorer/model';
import Choice from '../../../shared/ui/Figure/Choice';
import TextField from '../../../shared/ui/Figure/TextField';
import {NESTS, type NestName} from './nests';
import {listText, matrixText, parseDistances, parseMatrix, withinPicture} from './parse';
import type {useIterationSpace} from './useIterationSpace';
import styles from './styles.module.css';

const CHOICES = Object.entries(NESTS).map(([name, {label}]) => [name as NestName, label] as const);
const MOVES: readonly (readonly [string, Matrix])[] = [
  ['交换', ELEMENTARY.interchange],
  ['反转外层', ELEMENTARY.reverseOuter],
  ['反转内层', ELEMENTARY.reverseInner],
  ['倾斜 +1', ELEMENTARY.skew],
  ['倾斜 −1', ELEMENTARY.unskew],
];
const WAYS = [
  ['one', '一次一个'],
  ['many', '能并行的一起'],
] as const;

/** Buttons that apply one more elementary transformation. */
function Moves({matrix, onChange}: {matrix: Matrix; onChange: (next: Matrix) => void}): ReactNode {
  return (
    <div className={styles.moves} role="group" aria-label="在现在的次序上再做一次变换">
      {MOVES.map(([label, move]) => (
        <button
          key={label}
          type="button"
          className="action"
          disabled={!withinPicture(multiply(move, matrix))}
          onClick={() => onChange(multiply(move, matrix))}
        >
          {label}
        </button>
      ))}
      <button type="button" className="action" onClick={() => onChange(IDENTITY)}>
        还原
      </button>
    </div>
  );
}

export default function Fields({
  nest,
  distances,
  matrix,
  way,
  chooseNest,
  changeDistances,
  changeMatrix,
  setWay,
}: ReturnType<typeof useIterationSpace>): ReactNode {
  return (
    <>
      <Choice name="nest" label="循环体" options={CHOICES} value={nest as NestName} onChange={chooseNest} />
      <TextField
        name="distances"
        label="距离向量（外,内；分号隔开）"
        wide
        text={listText(distances)}
        parse={parseDistances}
        onChange={changeDistances}
      />
      <Moves matrix={matrix} onChange={changeMatrix} />
      <TextField name="matrix" label="变换矩阵" text={matrixText(matrix)} parse={parseMatrix} onChange={changeMatrix} />
      <Choice name="way" label="执行" options={WAYS} value={way} onChange={setWay} />
    </>
  );
}
