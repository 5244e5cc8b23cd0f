import type {Overview} from '../worker/messages';
import {activeWorker, ask, WorkerFailure} from './worker';

const REASONS: Record<string, string> = {
  QuotaExceededError: '浏览器给这个站点的空间用完了。移除别的栏目，或清理磁盘，再试一次。',
  ForeignContent: '站点刚刚更新，或者网络需要登录：拿到的不是这一版的文件。刷新页面，再试一次。',
  TypeError: '网络中断了。连上以后接着保存，已经下载的不会重来。',
  TimeoutError: '网络太慢，一个文件等了半分钟。换个网络接着保存，已经下载的不会重来。',
};

/** Whether this browser can keep pages; known in the browser only. */
export const canSave = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** What is kept in this browser; nothing where the site's worker cannot run (a private window, blocked storage). */
export async function readOverview(): Promise<Overview | undefined> {
  const worker = await activeWorker();
  const answer = worker && (await ask(worker, {kind: 'overview'}));
  return answer?.kind === 'overview' ? answer.overview : undefined;
}

/**
 * Keeps all pages of a category, and the search.
 * @throws Error that tells the reader what happened and what to do.
 */
export async function saveSection(page: string, onProgress: (bytes: number, total: number) => void): Promise<void> {
  // Asks the browser not to clear it when the disk runs short; Firefox asks the reader, who may never answer.
  void navigator.storage?.persist?.().catch(() => false);
  await tell({kind: 'save', page}, onProgress);
}

export const removeSection = (page: string): Promise<void> => tell({kind: 'remove', page});

async function tell(message: {kind: 'save' | 'remove'; page: string}, onProgress: (bytes: number, total: number) => void = () => {}) {
  const worker = await activeWorker();
  if (!worker) {
    throw new Error('这个浏览器窗口不能保存页面（可能是隐私窗口，或者网站数据被禁用）。');
  }
  try {
    await ask(worker, message, (answer) => answer.kind === 'progress' && onProgress(answer.bytes, answer.total));
  } catch (error) {
    const {message: name} = error as WorkerFailure;
    throw new Error(REASONS[name] ?? `没有保存成功（${name}）。刷新页面，再试一次。`);
  }
}
