import {type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useFieldId} from './useFieldId';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** What to look for; the last line of the figure, there in print too. */
  caption: ReactNode;
  /** What the picture shows now, in a sentence or two: read out when it changes. */
  reading: ReactNode;
  /** Fields that choose what is drawn, above the picture. */
  fields?: ReactNode;
  /** What moves the picture, below it. */
  stepper?: ReactNode;
  /** What stands beside the picture and its stepper, or below them in a narrow window. */
  beside?: ReactNode;
  /** Whether the picture takes the whole width, with the rest below it. */
  wide?: boolean;
  /** Keys pressed anywhere in the figure. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** The frame of every interactive figure: title, fields, picture, stepper, reading, caption. */
export default function Figure({title, caption, reading, fields, stepper, beside, wide, onKeyDown, children}: Props): ReactNode {
  const id = useFieldId('title');
  const body = (
    <>
      <div className={styles.picture} tabIndex={onKeyDown && 0} role={onKeyDown && 'group'} aria-labelledby={onKeyDown && id}>
        {children}
      </div>
      {stepper}
      <output className={styles.reading}>{reading}</output>
    </>
  );
  return (
    <figure className={styles.figure} aria-labelledby={id} onKeyDown={onKeyDown}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      {fields && <div className={styles.fields}>{fields}</div>}
      {beside ? (
        <div className={clsx(styles.sides, wide && styles.wide)}>
          {body}
          {beside}
        </div>
      ) : (
        body
      )}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
