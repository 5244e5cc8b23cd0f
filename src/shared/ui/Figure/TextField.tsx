import {useState, type ReactNode} from 'react';
import {useFieldId} from './useFieldId';
import type {Parsed} from '../../pure/parse';
import styles from './fields.module.css';

interface Props<Value> {
  name: string;
  label: string;
  /** What stands in the field when nothing is being corrected. */
  text: string;
  parse: (text: string) => Parsed<Value>;
  onChange: (value: Value) => void;
  /** An example in the empty field. */
  placeholder?: string;
  numeric?: boolean;
  wide?: boolean;
}

/** A line of text that means something; while it means nothing the picture stays, and a sentence says how to mend it. */
export default function TextField<Value>({name, label, text, parse, onChange, placeholder, numeric, wide}: Props<Value>): ReactNode {
  const id = useFieldId(name);
  const [draft, setDraft] = useState({text, of: text});
  // A value set from outside (reset, arrow keys) takes the place of the draft.
  if (draft.of !== text) {
    setDraft({text, of: text});
  }
  const parsed = parse(draft.text);

  function change(next: string) {
    const result = parse(next);
    if ('value' in result) {
      onChange(result.value);
    }
    setDraft({text: next, of: 'value' in result ? result.text : text});
  }

  return (
    <div className={wide ? styles.wide : styles.text}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={draft.text}
        placeholder={placeholder}
        inputMode={numeric ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={'message' in parsed || undefined}
        aria-describedby={'message' in parsed ? `${id}-message` : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {'message' in parsed && (
        <p id={`${id}-message`} className={styles.message} role="alert">
          {parsed.message}
        </p>
      )}
    </div>
  );
}
