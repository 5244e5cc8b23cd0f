import {type ReactNode} from 'react';
import {FORMULAS, type Point} from '@site/src/features/players/algorithms/sorting/growth';
import styles from './styles.module.css';

const ratio = (value: number) => (value < 0.1 ? value.toPrecision(2) : value.toFixed(3));

/** Each sort's comparisons at the largest n, and their ratios to the formulas. */
export default function Ratios({ends}: {ends: readonly (Point & {title: string})[]}): ReactNode {
  return (
    <table className={`data-table ${styles.ratios}`}>
      <thead>
        <tr>
          <th scope="col">n</th>
          <th scope="col">比较</th>
          {FORMULAS.map(({name}) => (
            <th key={name} scope="col">
              ÷ {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ends.map(({title, n, count}) => (
          <tr key={title}>
            <th scope="row">
              {title.replace('排序', '').trim()} {n}
            </th>
            <td>{count}</td>
            {FORMULAS.map(({name, of}) => (
              <td key={name}>{ratio(count / of(n))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
