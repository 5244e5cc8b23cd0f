import clsx from 'clsx';
import {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  error: unknown;
  retry: () => void;
  /** The page's HTML is already there to be read: the box stands at the foot of the window instead of in its place. */
  firstLoad?: boolean;
}

/** The red box of a page whose code did not load. */
export default function LoadError({error, retry, firstLoad = false}: Props): ReactNode {
  return (
    <div role="alert" className={clsx(styles.box, firstLoad && styles.overPage)}>
      <p>
        {firstLoad ? '正文可以阅读，但搜索、切换主题等功能没有加载成功。' : '这一页没有加载成功。'}
        {navigator.onLine ? '可能是网络中断，也可能是站点刚刚更新。' : '现在离线，这一页没有保存在这个浏览器里。'}
      </p>
      <p className={styles.error}>{String(error)}</p>
      <div className={styles.actions}>
        <button type="button" onClick={retry}>
          重试
        </button>
        <button type="button" onClick={() => window.location.reload()}>
          重新打开本页
        </button>
      </div>
    </div>
  );
}
