import type {ComponentType, ReactNode} from 'react';
import type {Step} from '@site/src/features/players/algorithms/types';
import type {PictureProps} from './Player';
import styles from './styles.module.css';

interface Props<State> {
  steps: readonly Step<State>[];
  View: ComponentType<PictureProps<State>>;
}

/** For print and without script: the steps at one third, two thirds and the end. */
export default function KeyFrames<State>({steps, View}: Props<State>): ReactNode {
  const last = steps.length - 1;
  const moments = new Set([1, 2, 3].map((third) => Math.round((third * last) / 3)));
  return (
    <ol className={styles.keyFrames} data-unsearched>
      {[...moments].map((at) => (
        <li key={at}>
          <View state={steps[at]!.state} run={steps} />
          <p>
            第 {at} 步（共 {last} 步）：{steps[at]!.say}
          </p>
        </li>
      ))}
    </ol>
  );
}
