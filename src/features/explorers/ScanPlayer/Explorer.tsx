import {useMemo, useState, type ReactNode} from 'react';
import {additions, rounds, scan, type Algorithm, type Kind, type Step} from '@site/src/features/explorers/ScanPlayer/model';
import Figure from '../../../shared/ui/Figure';
import ArrayRow from '../../../shared/ui/Figure/ArrayRow';
import Choice from '../../../shared/ui/Figure/Choice';
import Rows, {stateOf} from '../../../shared/ui/Figure/Rows';
import Stepper from '../../../shared/ui/Figure/Stepper';
import TextField from '../../../shared/ui/Figure/TextField';
import {parseList} from '../../../shared/pure/parse';
import {usePlayer} from '../../../shared/ui/Figure/usePlayer';
import {headOf, sentenceOf} from './describe';

const ALGORITHMS = [
  ['hillisSteele', 'Hillis–Steele'],
  ['blelloch', 'Blelloch'],
] as const;

const KINDS = [
  ['inclusive', '含（inclusive）'],
  ['exclusive', '不含（exclusive）'],
] as const;

/** Eight numbers of two digits: the largest sum has three, and fits its cell on a phone. */
const LIMITS = {min: 0, max: 99, length: {min: 2, max: 8}};

/** A realistic block size, for the counts. */
const LARGE = 1024;

/** Positions that a step writes: the moved ones, and those that it sets without a move. */
function writtenIn(steps: readonly Step[], i: number): Set<number> {
  const {moves, values} = steps[i]!;
  const set = values.flatMap((value, at) => (i > 0 && value !== steps[i - 1]!.values[at] ? [at] : []));
  return new Set([...moves.map(({to}) => to), ...set]);
}

export default function ScanExplorer(): ReactNode {
  const [algorithm, setAlgorithm] = useState<Algorithm>('hillisSteele');
  const [kind, setKind] = useState<Kind>('inclusive');
  const [input, setInput] = useState([3, 1, 7, 0, 4, 1, 6, 3]);
  const steps = scan(algorithm, input, kind);
  const player = usePlayer(steps.length - 1);
  const large = useMemo(() => ({sum: additions(algorithm, LARGE, kind), rounds: rounds(algorithm, LARGE, kind)}), [algorithm, kind]);

  return (
    <Figure
      title="扫描：前缀和怎样并行"
      onKeyDown={player.onKeyDown}
      fields={
        <>
          <Choice name="algorithm" label="算法" options={ALGORITHMS} value={algorithm} onChange={setAlgorithm} />
          <Choice name="kind" label="第 i 个结果含不含第 i 个数" options={KINDS} value={kind} onChange={setKind} />
          <TextField
            name="input"
            label="输入（2 到 8 个数）"
            wide
            text={input.join(' ')}
            parse={(text) => parseList(text, LIMITS)}
            onChange={setInput}
          />
        </>
      }
      stepper={<Stepper player={player} />}
      reading={sentenceOf(steps[player.at]!, player.at, input.length)}
      caption={
        <>
          实线是加进来，虚线是照抄，粗框是这一步写入的位置。{input.length} 个数共 {additions(algorithm, input.length, kind)} 次加法，
          {rounds(algorithm, input.length, kind)} 轮；{LARGE} 个数要 {large.sum} 次，{large.rounds} 轮；一个线程挨个加是 {LARGE - 1} 次，
          {LARGE - 1} 轮。
        </>
      }
    >
      <Rows heads={steps.map((step) => headOf(step))} now={player.at}>
        {(i) => (
          <ArrayRow
            values={steps[i]!.values}
            arrows={steps[i]!.moves.map(({to, from, adds}) => ({to, from, dashed: !adds}))}
            written={writtenIn(steps, i)}
            state={stateOf(i, player.at)}
            label={steps[i]!.values.join('、')}
          />
        )}
      </Rows>
    </Figure>
  );
}
