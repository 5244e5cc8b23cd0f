import {type ReactNode} from 'react';
import {parseWhole} from '../../pure/parse';
import TextField from './TextField';
import styles from './fields.module.css';

interface Props {
  name: string;
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** A whole number that is typed, or moved by one with the arrow keys. */
export default function NumberField({value, min, max, onChange, ...field}: Props): ReactNode {
  return (
    <div
      className={styles.number}
      onKeyDown={(event) => {
        const by = {ArrowUp: 1, ArrowDown: -1}[event.key];
        if (by) {
          event.preventDefault();
          onChange(within(value + by, min, max));
        }
      }}
    >
      <TextField {...field} numeric text={String(value)} parse={(text) => parseWhole(text, {min, max})} onChange={onChange} />
    </div>
  );
}
