import {type ChangeEvent, type ReactNode, useState} from 'react';
import {exportText, importText, MAX_FILE_BYTES} from '@site/src/features/reading-memory/client/file';
import {type Memory} from '@site/src/features/reading-memory/client/memory';
import {change} from '@site/src/features/reading-memory/client/storage';
import styles from './styles.module.css';

export const NOT_STORED = '浏览器没有让本站写入：存储被禁用或已满，什么也没有改。';

/** Hands the memory to the reader as a file. */
function download(known: Memory) {
  const url = URL.createObjectURL(new Blob([exportText(known)], {type: 'application/json'}));
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `并行笔记-阅读记录-${new Date().toISOString().slice(0, 10)}.json`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** What an import of this file did, in words. */
async function importFile(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) {
    return '文件太大（超过 1 MB），不会是本站导出的。什么也没有导入。';
  }
  try {
    const text = await file.text();
    let told = '';
    const stored = change((known) => {
      const {memory, added, changed, dropped} = importText(known, text);
      told = `导入了：新增 ${added} 篇，更新 ${changed} 篇${dropped > 0 ? `；${dropped} 条认不出，没有导入` : ''}。`;
      return memory;
    });
    return stored ? told : NOT_STORED;
  } catch (error) {
    return (error as Error).message;
  }
}

function Clear({count, say}: {count: number; say: (text: string) => void}) {
  const [asked, setAsked] = useState(false);
  const clear = () => {
    setAsked(false);
    say(change((known) => ({...known, pages: {}})) ? `已清除 ${count} 篇的记录。` : NOT_STORED);
  };
  if (!asked) {
    return (
      <button type="button" className="action" disabled={count === 0} onClick={() => setAsked(true)}>
        全部清除
      </button>
    );
  }
  return (
    <span className={styles.ask}>
      清除 {count} 篇的记录？不能撤销。
      <button type="button" className="action" onClick={clear}>
        清除
      </button>
      <button type="button" className="action" ref={(button) => button?.focus()} onClick={() => setAsked(false)}>
        留着
      </button>
    </span>
  );
}

/** The switch of the memory, its export, import and end. */
export default function Controls({known, say}: {known: Memory; say: (text: string) => void}): ReactNode {
  const count = Object.keys(known.pages).length;
  const turn = ({target}: ChangeEvent<HTMLInputElement>) => {
    const off = target.checked ? undefined : true;
    if (!change((stored) => ({...stored, off}))) {
      say(NOT_STORED);
    }
  };
  const take = async ({target}: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) {
      say(await importFile(file));
      target.value = '';
    }
  };
  return (
    <section>
      <h2>记录</h2>
      <label className={styles.switch}>
        <input type="checkbox" checked={!known.off} onChange={turn} />
        记住我读到哪里、读过哪些
      </label>
      <div className={styles.controls}>
        <button type="button" className="action" disabled={count === 0} onClick={() => download(known)}>
          导出成文件
        </button>
        <label className="action">
          从文件导入
          <input type="file" className={styles.file} accept=".json,application/json" onChange={(event) => void take(event)} />
        </label>
        <Clear count={count} say={say} />
      </div>
    </section>
  );
}
