import type {ReactNode} from 'react';
import {AXES} from '@site/src/features/explorers/GridExplorer/model';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import {LABELS, MOST} from './setups';
import type {useGrid} from './useGrid';
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

export default function Fields({dimensions, setup, loop, changeDimensions, setSetup, setLoop}: ReturnType<typeof useGrid>): ReactNode {
  return (
    <>
      <Choice name="dimensions" label="维数" options={DIMENSIONS} value={dimensions} onChange={changeDimensions} />
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
  );
}
