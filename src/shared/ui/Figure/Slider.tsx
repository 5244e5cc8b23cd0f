import {type ReactNode} from 'react';
import {useFieldId} from './useFieldId';
import styles from './fields.module.css';

/** Whole steps of decimals add up to 0.30000000000000004. */
const within = (value: number, min: number, max: number) => Number(Math.min(max, Math.max(min, value)).toFixed(6));

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

/** A number that is chosen by trying: dragged, or moved by one step with a finger that would miss it. */
export default function Slider({name, label, min, max, step = 1, value, text = String(value), onChange}: Props): ReactNode {
  const id = useFieldId(name);
  const button = (by: 1 | -1, sign: string, words: string) => (
    <button
      type="button"
      aria-label={`${label}${words}`}
      disabled={by < 0 ? value <= min : value >= max}
      onClick={() => onChange(within(value + by * step, min, max))}
    >
      {sign}
    </button>
  );
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        <span>{label}</span> <strong>{text}</strong>
      </label>
      <div className={styles.track}>
        {button(-1, '−', '减一点')}
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
        {button(1, '+', '加一点')}
      </div>
    </div>
  );
}
