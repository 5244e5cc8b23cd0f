import {type ReactNode} from 'react';
import type {Algorithm, Case} from '@site/src/features/players/algorithms/types';
import TextField from '../../../shared/ui/Figure/TextField';
import styles from './styles.module.css';

interface Props {
  algorithm: Algorithm<unknown, unknown>;
  /** The initial input. */
  first: string;
  input: string;
  onChange: (input: string) => void;
}

/** The page's own input, if no case is like it, and the algorithm's cases. */
export function casesOf(algorithm: Algorithm<unknown, unknown>, first: string): readonly Case[] {
  const isCase = algorithm.cases.some((each) => each.input === first);
  return isCase ? algorithm.cases : [{label: '本页的', input: first}, ...algorithm.cases];
}

/** Chooses the input: typed, one of the algorithm's cases, or random. */
export default function Inputs({algorithm, first, input, onChange}: Props): ReactNode {
  const parse = (text: string) => {
    const parsed = algorithm.parse(text);
    return 'value' in parsed ? {...parsed, value: parsed.text} : parsed;
  };
  return (
    <>
      <TextField name="input" label="输入" wide text={input} parse={parse} onChange={onChange} />
      <div className={styles.buttons}>
        {casesOf(algorithm, first).map((each) => (
          <button
            key={each.label}
            type="button"
            className="action"
            aria-pressed={each.input === input}
            onClick={() => onChange(each.input)}
          >
            {each.label}
          </button>
        ))}
        <button type="button" className="action" onClick={() => onChange(algorithm.random(Math.random))}>
          随机
        </button>
      </div>
    </>
  );
}
