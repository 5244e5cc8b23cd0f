import type {KeyboardEvent, ReactNode} from 'react';
import {count, gridStrideVisits} from '@site/src/features/explorers/GridExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Elements from './Elements';
import Fields from './Fields';
import {move} from './move';
import Planes from './Planes';
import {formulas, sentenceOf} from './describe';
import {useGrid} from './useGrid';
import styles from './styles.module.css';

export default function GridFigure(): ReactNode {
  const grid = useGrid();
  const {dimensions, setup, launch, chosen, isStride, choose} = grid;
  const visits = gridStrideVisits(chosen.at.x, launch.x, setup.extent.x);

  function onKeyDown(event: KeyboardEvent) {
    const next = move(chosen.at, launch, event.key);
    if (next && !(event.target as HTMLElement).matches('input')) {
      event.preventDefault();
      choose(next);
    }
  }

  return (
    <Figure
      title="网格与索引：每个线程算出自己是谁"
      onKeyDown={onKeyDown}
      fields={<Fields {...grid} />}
      reading={sentenceOf(dimensions, setup, chosen, isStride)}
      caption={
        <>
          一格一个线程，一框一个块；涂色的干活，虚线的空闲，红框是选中的线程。点一格，或按方向键
          {dimensions === 3 && '（z 用 Page Up、Page Down）'}
          换一个。共 {count(setup.grid)} 块，每块 {count(setup.block)} 个线程。
        </>
      }
    >
      <Planes setup={setup} chosen={chosen.at} allWork={isStride} numbered={dimensions === 1} onChoose={choose} />
      {dimensions === 1 && (
        <Elements n={setup.extent.x} own={isStride ? visits : visits.slice(0, 1)} covered={isStride ? setup.extent.x : launch.x} />
      )}
      {formulas(dimensions, setup, chosen, isStride).map((line) => (
        <p key={line} className={styles.code}>
          {line}
        </p>
      ))}
    </Figure>
  );
}
