import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import styles from './Refinements.module.css';

/** Shows its children at the top of the modal's list, where DocSearch has no place of its own for them. */
export function RefinementPanel({children}: {children: ReactNode}): ReactNode {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = Object.assign(document.createElement('div'), {className: styles.panel});
    // First in the list: DocSearch appends what it renders there.
    document.querySelector('.DocSearch-Dropdown')?.prepend(element);
    setPanel(element);
    return () => element.remove();
  }, []);
  return panel && createPortal(children, panel);
}
