import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import styles from './Announcement.module.css';

/** Tells readers who do not see the modal what a query found. It stands inside the dialog: what is outside of it may not be read out. */
export function Announcement({text}: {text: string}): ReactNode {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => setDialog(document.querySelector('.DocSearch-Container')), []);
  return (
    dialog &&
    createPortal(
      <p role="status" className={styles.announcement}>
        {text}
      </p>,
      dialog,
    )
  );
}
