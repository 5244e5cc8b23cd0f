import type {ReactNode} from 'react';
import {letterOf} from '../../../shared/ui/Figure/units';
import type {Props} from './types';
import styles from './styles.module.css';

/** The numbers of the bars; a part has the same letter in both. */
export default function PartsTable({title, bars, parts}: Pick<Props, 'title' | 'bars' | 'parts'>): ReactNode {
  return (
    <table className={`data-table ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {bars.map(({label}) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({name, values}, i) => (
          <tr key={name}>
            <th scope="row">
              <span className={`${styles.key} ${styles[`part${i}`]}`}>{letterOf(i)}</span> {name}
            </th>
            {bars.map(({label, text}, b) => (
              <td key={label}>{text(values[b]!)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
