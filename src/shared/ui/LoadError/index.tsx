import clsx from 'clsx';
import {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  error: unknown;
  retry: () => unknown;
  /** What the page lacks, if its HTML is there to be read: the box stands at the foot of the window instead of in its place. */
  lacks?: string;
  /** Without it the box stays until the code has come. */
  close?: () => void;
}

/** The red box of a page whose code, or a part of it, did not load. */
export default function LoadError({error, retry, lacks, close}: Props): ReactNode {
  return (
    <div role="alert" className={clsx(styles.box, lacks && styles.overPage)}>
      <p>
        {lacks ? `正文可以阅读，但${lacks}没有加载成功。` : '这一页没有加载成功。'}
        {navigator.onLine ? '可能是网络中断，也可能是站点刚刚更新。' : `现在离线，${lacks ? '它们' : '这一页'}没有保存在这个浏览器里。`}
      </p>
      <p className={styles.error}>{String(error)}</p>
      <div className={styles.actions}>
        <button type="button" onClick={retry}>
          重试
        </button>
        <button type="button" onClick={() => window.location.reload()}>
          重新打开本页
        </button>
        {close && (
          <button type="button" onClick={close}>
            关闭
          </button>
        )}
      </div>
    </div>
  );
}
