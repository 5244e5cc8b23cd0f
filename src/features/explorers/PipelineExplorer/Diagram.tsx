import type {ReactNode} from 'react';
import clsx from 'clsx';
import {cellsOf, type Timing} from '@site/src/features/explorers/PipelineExplorer/model/timing';
import styles from './styles.module.css';

const CLASSES: Record<string, string | undefined> = {EX: styles.ex, ME: styles.me, 等: styles.wait};

/** A row for each executed instruction, a column for each cycle. */
export default function Diagram({rows, cycles}: Timing): ReactNode {
  return (
    // A region that scrolls has to be reached by the keyboard.
    <div className={styles.scroll} role="region" aria-label="时空图" tabIndex={0}>
      <table className={styles.diagram}>
        <thead>
          <tr>
            <th scope="col">指令</th>
            {Array.from({length: cycles}, (_, i) => (
              <th key={i} scope="col">
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">{row.instruction.text}</th>
              {cellsOf(row, cycles).map((cell, at) => (
                <td key={at} className={clsx(cell && styles.stage, CLASSES[cell])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
