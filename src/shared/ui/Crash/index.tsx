import {type ReactNode} from 'react';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  error: Error;
  tryAgain: () => void;
}

/** What stands in place of a page that crashed: what happened, a way to try again, and the message for a report. */
export default function Crash({title, error, tryAgain}: Props): ReactNode {
  const message = getErrorCausalChain(error)
    .map((e) => e.message)
    .join('\n\n起因：\n');
  return (
    <main className={styles.crash}>
      <h1>{title}</h1>
      <button type="button" className="action action-first" onClick={tryAgain}>
        重试
      </button>
      <p className={styles.message}>{message}</p>
    </main>
  );
}
