import {useState, type ReactNode} from 'react';
import {copyText} from '../../../shared/client/copyText';
import styles from './styles.module.css';

/** HPL's input file, with a button that copies it. */
export default function InputFile({file}: {file: string}): ReactNode {
  const [copied, setCopied] = useState('');

  async function copy() {
    setCopied((await copyText(file)) ? file : '');
  }

  return (
    <div className={styles.file}>
      <div className={styles.head}>
        <span>HPL.dat</span>
        <button type="button" className="action" onClick={() => void copy()}>
          {copied === file ? '已复制' : '复制'}
        </button>
      </div>
      <pre tabIndex={0} role="group" aria-label="HPL.dat 的内容">
        {file}
      </pre>
    </div>
  );
}
