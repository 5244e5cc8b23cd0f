import {useId, useState, type ReactNode} from 'react';
import {ceiling, efficiency, speedup} from './amdahl';
import Curve from './Curve';
import styles from './styles.module.css';

/** Amdahl's law to play with: two sliders, the curve they give, and what it says in one sentence. */
export default function AmdahlCurve(): ReactNode {
  const [percent, setPercent] = useState(95);
  const [doublings, setDoublings] = useState(6);
  const id = useId();
  const parallel = percent / 100;
  const cores = 2 ** doublings;

  return (
    <figure className={styles.figure}>
      <div className={styles.controls}>
        <label htmlFor={`${id}f`}>可并行部分 <strong>{percent.toFixed(1)}%</strong></label>
        <input
          id={`${id}f`}
          type="range"
          min={50}
          max={99.9}
          step={0.1}
          value={percent}
          aria-valuetext={`${percent.toFixed(1)}%`}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
        <label htmlFor={`${id}n`}>核数 <strong>{cores}</strong></label>
        <input
          id={`${id}n`}
          type="range"
          min={0}
          max={10}
          step={1}
          value={doublings}
          aria-valuetext={`${cores} 核`}
          onChange={(event) => setDoublings(Number(event.target.value))}
        />
      </div>
      <Curve parallel={parallel} cores={cores} label="加速比随核数变化的曲线：先贴着理想直线上升，再弯向上限" />
      <output className={styles.reading} htmlFor={`${id}f ${id}n`}>
        加速 <strong>{speedup(parallel, cores).toFixed(1)}</strong> 倍，效率{' '}
        <strong>{(efficiency(parallel, cores) * 100).toFixed(0)}%</strong>；核再多也到不了{' '}
        <strong>{ceiling(parallel).toFixed(1)}</strong> 倍。
      </output>
      <figcaption>两个坐标轴都按翻倍等距。实线：加速比；细斜线：理想情形；虚线：上限。</figcaption>
    </figure>
  );
}
