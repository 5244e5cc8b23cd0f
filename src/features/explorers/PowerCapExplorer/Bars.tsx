import {type ReactNode} from 'react';
import type {Plan} from '@site/src/features/explorers/PowerCapExplorer/model';
import styles from './styles.module.css';

const LEFT = 34;
const TOP = 26;
const WIDTH = 316;
const HEIGHT = 170;

/** A bar for each number of devices: its performance, and above it the clock that the cap allows. */
export default function Bars({
  plans,
  available,
  chosen,
  best,
}: {
  plans: readonly Plan[];
  available: number;
  chosen: number;
  best?: Plan;
}): ReactNode {
  const top = Math.max(1, ...plans.map(({speed}) => speed));
  const step = WIDTH / available;
  const y = (value: number) => TOP + HEIGHT - (value / top) * HEIGHT;
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 360 ${TOP + HEIGHT + 44}`}
      role="img"
      aria-label={`用 1 到 ${available} 台时的性能，最好的是 ${best?.count ?? 0} 台`}
    >
      <text className={styles.tick} x={0} y={12}>
        性能（满频台数）
      </text>
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M${LEFT} ${y(value).toFixed(1)}H${LEFT + WIDTH}`} />
          <text className={styles.tick} x={LEFT - 5} y={(y(value) + 5).toFixed(1)} textAnchor="end">
            {value.toFixed(1)}
          </text>
        </g>
      ))}
      {Array.from({length: available}, (_, i) => {
        const plan = plans.find(({count}) => count === i + 1);
        const x = LEFT + i * step;
        const middle = (x + step / 2).toFixed(1);
        return (
          <g key={i} className={plan === best && plan ? styles.best : i + 1 === chosen ? styles.chosen : styles.bar}>
            {plan ? (
              <rect
                x={(x + step * 0.14).toFixed(1)}
                y={y(plan.speed).toFixed(1)}
                width={(step * 0.72).toFixed(1)}
                height={(TOP + HEIGHT - y(plan.speed)).toFixed(1)}
              />
            ) : (
              <text x={middle} y={TOP + HEIGHT - 6} textAnchor="middle">
                ×
              </text>
            )}
            {plan && plan === best && <path className={styles.mark} d={`M${middle} ${(y(plan.speed) - 3).toFixed(1)}l-6 -10h12z`} />}
            {(available <= 10 || i % 2 === 0) && (
              <text x={middle} y={TOP + HEIGHT + 17} textAnchor="middle">
                {i + 1}
              </text>
            )}
            {i + 1 === chosen && <path className={styles.mark} d={`M${middle} ${TOP + HEIGHT + 22}l-6 8h12z`} />}
          </g>
        );
      })}
      <text className={styles.tick} x={LEFT + WIDTH} y={TOP + HEIGHT + 42} textAnchor="end">
        台数
      </text>
    </svg>
  );
}
