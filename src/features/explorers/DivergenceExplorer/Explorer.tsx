import {useState, type ReactNode} from 'react';
import {passes, taken, WARP_SIZE, type Condition, type Pass} from '@site/src/features/explorers/DivergenceExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Rows from '../../../shared/ui/Figure/Rows';
import Slider from '../../../shared/ui/Figure/Slider';
import Stepper from '../../../shared/ui/Figure/Stepper';
import {usePlayer} from '../../../shared/ui/Figure/usePlayer';
import Lanes from './Lanes';
import {codeOf, headOf, sentenceOf, totalOf} from './describe';
import styles from './styles.module.css';

const CONDITIONS = [
  ['parity', '奇偶'],
  ['warp', '按束'],
  ['first', '只有第 0 道'],
  ['threshold', '阈值'],
  ['random', '随数据'],
  ['sorted', '随数据，分堆'],
] as const;

const WARPS = 2;
const THREADS = WARPS * WARP_SIZE;
/** Height of the most expensive pass, in units of the drawing. */
const MAX_PASS_HEIGHT = 90;

/** Which path each thread takes, warp by warp. */
function Warps({chosen}: {chosen: readonly boolean[]}): ReactNode {
  return Array.from({length: WARPS}, (_, warp) => {
    const lanes = chosen.slice(warp * WARP_SIZE, (warp + 1) * WARP_SIZE);
    return (
      <Lanes key={warp} on={lanes} height={16} className={styles.A} label={`束 ${warp}：${lanes.map((a) => (a ? 'A' : 'B')).join('')}`} />
    );
  });
}

function PassLanes({pass, costs, isLater}: {pass: Pass; costs: {A: number; B: number}; isLater: boolean}): ReactNode {
  return (
    <Lanes
      on={pass.active}
      height={Math.max(10, Math.round((pass.cost / Math.max(costs.A, costs.B)) * MAX_PASS_HEIGHT))}
      className={`${styles[pass.path]} ${isLater ? styles.later : ''}`}
      label={headOf(pass)}
    />
  );
}

export default function DivergenceFigure(): ReactNode {
  const [condition, setCondition] = useState<Condition>('parity');
  const [threshold, setThreshold] = useState(40);
  const [percent, setPercent] = useState(10);
  const [costs, setCosts] = useState({A: 100, B: 20});
  const k = condition === 'threshold' ? threshold : percent;
  const chosen = taken(condition, THREADS, k);
  const all = passes(chosen, costs);
  const player = usePlayer(all.length);

  return (
    <Figure
      title="分化：两束线程过一个分支"
      onKeyDown={player.onKeyDown}
      fields={
        <>
          <Choice name="condition" label="条件" options={CONDITIONS} value={condition} onChange={setCondition} />
          {condition === 'threshold' && <Slider name="k" label="k =" min={0} max={THREADS} value={threshold} onChange={setThreshold} />}
          {(condition === 'random' || condition === 'sorted') && (
            <Slider name="p" label="走 A 的比例" min={0} max={100} value={percent} text={`${percent}%`} onChange={setPercent} />
          )}
          <NumberField name="a" label="A 的指令数" min={1} max={999} value={costs.A} onChange={(A) => setCosts({...costs, A})} />
          <NumberField name="b" label="B 的指令数" min={1} max={999} value={costs.B} onChange={(B) => setCosts({...costs, B})} />
        </>
      }
      stepper={<Stepper player={player} />}
      reading={sentenceOf(all, player.at)}
      caption={<>时间从上往下，一列是一道：实心在做，空心被屏蔽，高矮是指令数。{totalOf(all, WARPS)}</>}
    >
      <p className={styles.code}>{codeOf(condition, k)}</p>
      <Rows
        heads={['64 个线程，实心的走 A', ...all.map((pass) => headOf(pass))]}
        asides={['', ...all.map(({cost}) => `${cost} 条`)]}
        now={player.at}
      >
        {(i) => {
          const pass = all[i - 1];
          return pass ? <PassLanes pass={pass} costs={costs} isLater={i > player.at} /> : <Warps chosen={chosen} />;
        }}
      </Rows>
    </Figure>
  );
}
