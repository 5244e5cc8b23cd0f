import {type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useFieldId} from './useFieldId';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** What stands in the row of the title, up to its right end. */
  titleEnd?: ReactNode;
  /** Fields that the row of the title unfolds. */
  unfolded?: ReactNode;
  /** What to look for; the last line of the figure, there in print too. */
  caption: ReactNode;
  /** What the picture shows now, in a sentence or two: read out when it changes. */
  reading: ReactNode;
  /** Fields that choose what is drawn, below the picture and its sentence: whoever moves one sees what it does. */
  fields?: ReactNode;
  /** Fields that few readers need, folded. */
  moreFields?: ReactNode;
  /** What moves the picture, below the sentence. */
  stepper?: ReactNode;
  /** What stands beside sentence and stepper, or below them in a narrow window. */
  beside?: ReactNode;
  /** Keys pressed anywhere in the figure. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** The frame of every interactive figure: title, picture, reading, stepper, fields, caption. */
export default function Figure({
  title,
  titleEnd,
  unfolded,
  caption,
  reading,
  fields,
  moreFields,
  stepper,
  beside,
  onKeyDown,
  children,
}: Props): ReactNode {
  const id = useFieldId('title');
  const steps = (
    <>
      <output className={clsx(styles.reading, stepper && styles.moving)}>{reading}</output>
      {stepper}
    </>
  );
  return (
    <figure className={styles.figure} aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <p className={styles.title} id={id}>
          {title}
        </p>
        {titleEnd}
      </div>
      {unfolded && <div className={styles.fields}>{unfolded}</div>}
      <div className={styles.picture} tabIndex={onKeyDown && 0} role={onKeyDown && 'group'} aria-labelledby={onKeyDown && id}>
        {children}
      </div>
      {beside ? (
        <div className={styles.sides}>
          <div>{steps}</div>
          {beside}
        </div>
      ) : (
        steps
      )}
      {fields && <div className={styles.fields}>{fields}</div>}
      {moreFields && (
        <details className={styles.more}>
          <summary>更多参数</summary>
          <div className={styles.fields}>{moreFields}</div>
        </details>
      )}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
