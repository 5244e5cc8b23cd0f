import {type ReactNode} from 'react';
import receipts from '@generated/verified-programs/default/receipts.json';
import {type Checked} from '../../../shared/ui/noteFrontMatter';
import type {ProgramLine} from '../programs';
import styles from './styles.module.css';

interface Props {
  /** The checker's record; without it the receipt holds only what follows. */
  checked?: Checked;
  /** Docusaurus' name of the page's file: `@site/docs/…`. */
  source: string;
  /** The author's own statement of what the programs were run with. */
  env?: string;
  /** What else the closed line says. */
  line?: ReactNode;
  /** At the end of the unfolded part. */
  children: ReactNode;
}

function Program({name, command, exit, printed, not}: ProgramLine) {
  return (
    <li>
      <code className={styles.name} title={name}>
        {name}
      </code>
      <span className={styles.how}>
        <code>{command}</code>
        <b>{not ?? [`退出 ${exit}`, printed && '输出一致'].filter(Boolean).join('，')}</b>
      </span>
    </li>
  );
}

/**
 * The quiet line of a page's header: `✓ 程序都跑过 2026-11`. Unfolded it is a receipt: with what the programs were run, each of
 * them with its command and how it ended, their digest, and the line that runs them again. Only for parts that the server alone draws.
 */
export default function ProgramsChecked({checked, source, env, line, children}: Props): ReactNode {
  const page = source.replace('@site/', '');
  const {digest, programs} = receipts[page] ?? {programs: []};
  return (
    <details className={styles.receipt} data-unsearched>
      <summary className={styles.line}>
        {checked && (
          <span>
            <strong className={styles.word}>✓ {programs.some(({not}) => not) ? '程序核对过' : '程序都跑过'}</strong>{' '}
            <time dateTime={checked.month}>{checked.month}</time>
          </span>
        )}
        {line}
      </summary>
      <div className={styles.slip}>
        {checked && (
          <>
            <p>
              用 {checked.by.join('、')} 核对，{checked.month}
            </p>
            {env && <p>环境　{env}</p>}
            <ol>
              {programs.map((program, at) => (
                <Program key={at} {...program} />
              ))}
            </ol>
            <p>
              {programs.length} 段程序，摘要 sha-256 <code>{digest}</code>
            </p>
            <p>
              再跑一遍　<code>npm run check:code -- &quot;{page}&quot;</code>
            </p>
          </>
        )}
        {!checked && env && <p>环境　{env}</p>}
        <p className={styles.last}>{children}</p>
      </div>
    </details>
  );
}
