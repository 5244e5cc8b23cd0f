import {createHash} from 'node:crypto';
import path from 'node:path';
import {readText} from '../../../shared/build/readText';
import {besidePage} from '../../../shared/markdown/besidePage';
import type {PythonOffer} from '../offer';

/** A program in a file beside a page, as the site publishes it: its text, and how a button names it. */
export function pythonSource(
  root: string,
  page: string,
  shown: string,
): {text: string; named: Required<Pick<PythonOffer, 'file' | 'hash'>>} {
  const text = readText(path.join(root, besidePage(page, shown)));
  const digest = createHash('sha256').update(text).digest();
  const stem = path.basename(shown, '.py').replace(/[^\w-]/g, '');
  return {text, named: {file: `${stem}-${digest.toString('hex').slice(0, 8)}.py`, hash: digest.toString('base64')}};
}
