import {useState, type ReactNode} from 'react';
import {
  activeWarps,
  conflictDegree,
  elementsOf,
  reduction,
  warpSteps,
  type Machine,
  type Step,
  type Variant,
} from '@site/src/features/explorers/ReductionTree/model';
import Figure from '../../../shared/ui/Figure';
import ArrayRow from '../../../shared/ui/Figure/ArrayRow';
import Choice from '../../../shared/ui/Figure/Choice';
import Rows, {stateOf} from '../../../shared/ui/Figure/Rows';
import Stepper from '../../../shared/ui/Figure/Stepper';
import {usePlayer} from '../../../shared/ui/Figure/usePlayer';
import {headOf, sentenceOf} from './describe';
import Threads from './Threads';

const VARIANTS = [
  ['interleaved', '交错'],
  ['sequential', '连续'],
  ['firstAdd', '首次加法'],
  ['shuffle', '洗牌'],
  ['strided', '下标 2dt'],
] as const;

const KERNELS: Record<Variant, string> = {
  interleaved: 'reduceInterleaved',
  sequential: 'reduceSequential',
  firstAdd: 'reduceFirstAdd',
  shuffle: 'reduceShuffle',
  strided: '练习 1 的改法',
};

/** Digits of π: every partial sum has at most two digits, and fits its cell on a phone. */
const INPUT = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3];
const WARP = 4;
const REAL: Machine = {block: 256, warp: 32};

/** The drawn block: as many threads as the numbers need. */
const drawn = (variant: Variant): Machine => ({
  block: (INPUT.length * INPUT.length) / elementsOf(variant, {block: INPUT.length, warp: WARP}),
  warp: WARP,
});

function asideOf(step: Step, machine: Machine): string {
  if (step.kind === 'input') {
    return '';
  }
  const conflict = conflictDegree(step, machine);
  const warps = `${activeWarps(step, machine).length}/${machine.block / machine.warp} 束`;
  return `${step.active.length}/${machine.block} 线程，${warps}${conflict > 1 ? `，${conflict} 路冲突` : ''}`;
}

export default function ReductionExplorer(): ReactNode {
  const [variant, setVariant] = useState<Variant>('interleaved');
  const machine = drawn(variant);
  const steps = [...reduction(variant, INPUT, machine)];
  const player = usePlayer(steps.length - 1);
  const step = steps[player.at]!;

  return (
    <Figure
      title="归约树：谁在干活，谁在陪"
      onKeyDown={player.onKeyDown}
      fields={<Choice name="variant" label="核函数" options={VARIANTS} value={variant} onChange={setVariant} />}
      stepper={<Stepper player={player} />}
      reading={sentenceOf(variant, step, activeWarps(step, machine).length, machine)}
      caption={
        <>
          {KERNELS[variant]}，{INPUT.length} 个数，{machine.block} 个线程。圆点是线程，实心的有活；横线是束，为了画得下，每束只画 {WARP}{' '}
          道、{WARP} 个存储体。真正的块有 {REAL.block} 个线程，每束 {REAL.warp} 道：这个核函数的加法共 {warpSteps(variant, REAL)}{' '}
          {variant === 'shuffle' ? '次洗牌' : '个束步'}。
        </>
      }
    >
      <Rows heads={steps.map((each) => headOf(each))} asides={steps.map((each) => asideOf(each, machine))} now={player.at}>
        {(i) => (
          <>
            <ArrayRow
              values={steps[i]!.values}
              columns={INPUT.length}
              arrows={steps[i]!.adds.flatMap(({to, from}) =>
                steps[i]!.kind === 'gather'
                  ? [{to, from, dashed: true}]
                  : [
                      {to, from},
                      {to, from: to},
                    ],
              )}
              written={new Set(steps[i]!.adds.map(({to}) => to))}
              state={stateOf(i, player.at)}
              label={steps[i]!.values.filter((value) => value !== undefined).join('、')}
            />
            <Threads machine={machine} active={steps[i]!.active} columns={INPUT.length} later={i > player.at} />
          </>
        )}
      </Rows>
    </Figure>
  );
}
