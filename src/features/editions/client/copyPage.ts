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

/** Safari allows writing to the clipboard only within the click's event handler, so the text is passed as a promise. */
async function write(text: Promise<string>) {
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  await text;
}

/** Writes the page's Markdown to the clipboard, and says beside the button whether that went well. */
export async function copyPage(button: WithData<'markdown', HTMLButtonElement>): Promise<void> {
  const status = button.closest('span')!.querySelector('[role="status"]')!;
  try {
    await write(fetchMarkdown(button.dataset.markdown));
    status.textContent = '已复制';
  } catch (error) {
    console.warn(error);
    status.textContent = '没有复制成功，请打开 .md 自己复制';
  }
  setTimeout(() => (status.textContent = ''), STATUS_SHOWN_MS);
}
