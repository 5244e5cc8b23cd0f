import {copyText} from '../../../shared/client/copyText';
import type {WithData} from '../../../shared/client/WithData';

const STATUS_SHOWN_MS = 4000;

/** Fetches the Markdown file; checks its beginning, since a captive portal may answer with a page of its own. */
async function fetchMarkdown(file: string): Promise<string> {
  const response = await fetch(file);
  const text = await response.text();
  if (!response.ok || !text.startsWith('---\n')) {
    throw new Error(`${file}: ${response.status}`);
  }
  return text;
}

/** Writes the page's Markdown to the clipboard, and says beside the button whether that went well. Must be called within the press. */
export async function copyPage(button: WithData<'markdown', HTMLButtonElement>): Promise<void> {
  const status = button.closest('span')!.querySelector('[role="status"]')!;
  const isCopied = await copyText(fetchMarkdown(button.dataset.markdown)).catch((error: unknown) => {
    console.warn(error);
    return false;
  });
  status.textContent = isCopied ? '已复制' : '没有复制成功，请打开 .md 自己复制';
  setTimeout(() => (status.textContent = ''), STATUS_SHOWN_MS);
}
