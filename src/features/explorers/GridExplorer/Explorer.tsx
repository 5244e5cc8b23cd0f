import {useState, type KeyboardEvent, type ReactNode} from 'react';
import {AXES, count, gridStrideVisits, launchSize, type Triple} from '@site/src/features/explorers/GridExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Elements from './Elements';
import {move} from './move';
import Planes from './Planes';
import {formulas, sentenceOf} from './describe';
import {LABELS, MOST, SETUPS, type Dimensions} from './setups';
import styles from './styles.module.css';

const DIMENSIONS = [
  [1, '一维'],
  [2, '二维'],
  [3, '三维'],
] as const;

const LOOPS = [
  ['guard', 'if (i < n)'],
  ['stride', 'grid-stride loop'],
] as const;

const SIZES = ['grid', 'block', 'extent'] as const;

const onEachAxis = (of: (axis: keyof Triple) => number): Triple => ({x: of('x'), y: of('y'), z: of('z')});

export default function GridFigure(): ReactNode {
  const [dimensions, setDimensions] = useState<Dimensions>(1);
  const [setup, setSetup] = useState(SETUPS[1]);
  const [loop, setLoop] = useState<'guard' | 'stride'>('guard');

  const launch = launchSize(setup.grid, setup.block);
  const at = onEachAxis((axis) => Math.min(setup.at[axis], launch[axis] - 1));
  const chosen = {
    at,
    block: onEachAxis((axis) => Math.floor(at[axis] / setup.block[axis])),
    thread: onEachAxis((axis) => at[axis] % setup.block[axis]),
  };
  const stride = dimensions === 1 && loop === 'stride';
  const visits = gridStrideVisits(at.x, launch.x, setup.extent.x);

  const choose = (next: Triple) => setSetup({...setup, at: next});

  function onKeyDown(event: KeyboardEvent) {
    const next = move(at, launch, event.key);
    if (next && !(event.target as HTMLElement).matches('input')) {
      event.preventDefault();
      choose(next);
    }
  }

  return (
    <Figure
      title="网格与索引：每个线程算出自己是谁"
      onKeyDown={onKeyDown}
      fields={
        <>
          <Choice
            name="dimensions"
            label="维数"
            options={DIMENSIONS}
            value={dimensions}
            onChange={(next) => {
              setDimensions(next);
              setSetup(SETUPS[next]);
            }}
          />
          {dimensions === 1 && <Choice name="loop" label="核函数里写" options={LOOPS} value={loop} onChange={setLoop} />}
          <div className={styles.sizes}>
            {SIZES.map((part) => (
              <div key={part} className={styles.row}>
                {LABELS[dimensions][part].map((label, i) => (
                  <NumberField
                    key={label}
                    name={`${part}-${AXES[i]}`}
                    label={label}
                    min={1}
                    max={MOST[dimensions][part]}
                    value={setup[part][AXES[i]!]}
                    onChange={(value) => setSetup({...setup, [part]: {...setup[part], [AXES[i]!]: value}})}
                  />
                ))}
              </div>
            ))}
          </div>
        </>
      }
      reading={sentenceOf(dimensions, setup, chosen, stride)}
      caption={
        <>
          一格一个线程，一框一个块；涂色的干活，虚线的空闲，红框是选中的线程。点一格，或按方向键
          {dimensions === 3 && '（z 用 Page Up、Page Down）'}
          换一个。共 {count(setup.grid)} 块，每块 {count(setup.block)} 个线程。
        </>
      }
    >
      <Planes setup={setup} chosen={at} allWork={stride} numbered={dimensions === 1} onChoose={choose} />
      {dimensions === 1 && (
        <Elements n={setup.extent.x} own={stride ? visits : visits.slice(0, 1)} covered={stride ? setup.extent.x : launch.x} />
      )}
      {formulas(dimensions, setup, chosen, stride).map((line) => (
        <p key={line} className={styles.code}>
          {line}
        </p>
      ))}
    </Figure>
  );
}
