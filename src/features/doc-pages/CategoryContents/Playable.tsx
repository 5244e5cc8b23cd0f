import {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The sign of a note with a figure that one can play with. */
export default function Playable({label}: {label?: string}): ReactNode {
  return (
    <svg
      className={styles.playable}
      viewBox="0 0 10 10"
      width="10"
      height="10"
      {...(label === undefined ? {'aria-hidden': true} : {role: 'img', 'aria-label': label})}
    >
      <path d="M.5.5h9v9h-9z" />
      <path d="M.5.5H5v9H.5z" />
    </svg>
  );
}
