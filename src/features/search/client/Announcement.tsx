import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import styles from './Announcement.module.css';

/** A live region with the number of hits. Inside the dialog, because screen readers may ignore what is outside of a modal one. */
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
