import copyByCommand from 'copy-text-to-clipboard';

function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') {
    return navigator.clipboard.writeText(text);
  }
  return navigator.clipboard.write([new ClipboardItem({'text/plain': text.then((value) => new Blob([value], {type: 'text/plain'}))})]);
}

/**
 * Writes a text to the clipboard; also on pages over plain http, which have no `navigator.clipboard`.
 * Safari allows it only within the handler of the press, so a text that is still to be fetched is passed as a promise.
 * @returns whether the browser has let it; rejects only where the text does
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    return copyByCommand(await text);
  }
}
