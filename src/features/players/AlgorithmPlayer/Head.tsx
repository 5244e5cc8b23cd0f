import {type ReactNode} from 'react';
import Icon from '../../../shared/ui/Figure/Icon';
import styles from './styles.module.css';

interface Props {
  /** Name of the current input, if it has one. */
  label?: string;
  input: string;
  isOpen: boolean;
  onToggle: () => void;
  onShare: () => void;
}

/** The row of the title: the current input, a button that unfolds the fields to change it, and one that shares the step. */
export default function Head({label, input, isOpen, onToggle, onShare}: Props): ReactNode {
  return (
    <>
      <span className={styles.example} title={input} data-unsearched>
        {label && <span className={styles.label}>{label}</span>}
        <code>{input}</code>
      </span>
      <button type="button" className={styles.change} aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? '收起' : '换一组'}
      </button>
      <button type="button" className={styles.share} aria-label="分享" title="分享这一步的地址" onClick={onShare}>
        <Icon name="share" />
      </button>
    </>
  );
}
