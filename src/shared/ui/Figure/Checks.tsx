import {type ReactNode} from 'react';
import styles from './fields.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  values: readonly Value[];
  /** The chosen ones in the order of the options; at least one. */
  onChange: (values: Value[]) => void;
}

/** Some of a few, all in sight; the last one chosen stays chosen. */
export default function Checks<Value extends string>({label, options, values, onChange}: Props<Value>): ReactNode {
  function toggle(value: Value) {
    const next = options.map(([option]) => option).filter((option) => values.includes(option) !== (option === value));
    if (next.length > 0) {
      onChange(next);
    }
  }

  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="checkbox" checked={values.includes(option)} onChange={() => toggle(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
