import {type ReactNode} from 'react';
import {useFieldId} from './useFieldId';
import styles from './fields.module.css';

interface Props {
  name: string;
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  /** The value in words and units, as shown and as read out. */
  text?: string;
  onChange: (value: number) => void;
}

/** A number that is chosen by trying. */
export default function Slider({name, label, min, max, step = 1, value, text = String(value), onChange}: Props): ReactNode {
  const id = useFieldId(name);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        {label} <strong>{text}</strong>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
