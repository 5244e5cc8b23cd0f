import {type ReactNode} from 'react';
import {useFieldId} from './useFieldId';
import styles from './fields.module.css';

interface Props<Value extends string | number> {
  name: string;
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export default function Choice<Value extends string | number>({name, label, options, value, onChange}: Props<Value>): ReactNode {
  const id = useFieldId(name);
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
