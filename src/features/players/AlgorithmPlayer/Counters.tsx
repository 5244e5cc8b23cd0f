import {type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Counts} from '@site/src/features/players/algorithms/types';
import {useFieldId} from '../../../shared/ui/Figure/useFieldId';
import type {Guess} from './useGuess';
import styles from './counters.module.css';

interface Props {
  counts: Counts;
  guess?: Guess;
  /** Begins the run. */
  onStart: () => void;
}

/** The field for the guess: what stands in it when the run begins is the guess. */
function Field({name, text, type, onStart}: Guess & {onStart: () => void}) {
  const id = useFieldId('guess');
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        // Before the field goes, and the keyboard's place with it.
        event.currentTarget.closest('figure')?.querySelector<HTMLElement>('[role="group"]')?.focus({preventScroll: true});
        onStart();
      }}
    >
      <label htmlFor={id}>你猜{name}几次？</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        autoFocus
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}

/** How far the counter has come on a scale on which the guess has its mark. */
function Mark({count, guess}: {count: number; guess: number}) {
  const most = Math.max(count, guess * 1.25, 1);
  return (
    <>
      <span className={styles.scale} style={{'--count': count / most, '--guess': guess / most} as CSSProperties} aria-hidden="true" />
      <span className={styles.guess}>猜 {guess}</span>
    </>
  );
}

/** The counters of a run; before it begins, the reader may guess where one of them will end. */
export default function Counters({counts, guess, onStart}: Props): ReactNode {
  if (guess?.isOpen && guess.text !== undefined) {
    return <Field {...guess} onStart={onStart} />;
  }
  return (
    <p className={clsx(styles.counts, guess?.made !== undefined && styles.marked)} data-unsearched>
      {Object.entries(counts).map(([name, count]) => (
        <span key={name}>
          {name} {count}
          {guess?.made !== undefined && guess.name === name && <Mark count={count} guess={guess.made} />}
        </span>
      ))}
      {guess?.isOpen && (
        <button type="button" className={styles.offer} onClick={() => guess.type('')}>
          先猜{guess.name}几次
        </button>
      )}
    </p>
  );
}
