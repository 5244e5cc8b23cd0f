import {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The heading of a list page: title and one line that says what the list holds. */
export default function PageHeader({title, children}: {title: string; children?: ReactNode}): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h1">{title}</Heading>
      {children && <p>{children}</p>}
    </header>
  );
}
