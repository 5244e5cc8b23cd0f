import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../shared/build/readText';
import {besidePage} from '../../shared/markdown/besidePage';
import {programsOf, type ProgramLine} from './programs';
import {readVerified, verifiedOf} from './verified';

/** What the receipt of a page lists, by the page's path from the site's folder. */
export type Receipts = Record<string, {digest: string; programs: ProgramLine[]}>;

/** The receipts of all pages whose record holds. */
function readReceipts(root: string): Receipts {
  const record = readVerified(root);
  const entries = Object.keys(record)
    .filter((page) => existsSync(path.join(root, page)))
    .flatMap((page) => {
      const text = readText(path.join(root, page));
      const entry = verifiedOf(root, record, page, text);
      const read = (file: string) => {
        const place = path.join(root, besidePage(page, file));
        return existsSync(place) ? readText(place) : '';
      };
      return entry ? [[page, {digest: entry.digest, programs: programsOf(text, read)}] as const] : [];
    });
  return Object.fromEntries(entries);
}

/** Writes what the receipts of pages list, which only the server reads (ProgramsChecked). */
export const verifiedPrograms = ({siteDir}: LoadContext): Plugin => ({
  name: 'verified-programs',
  async allContentLoaded({actions}) {
    await actions.createData('receipts.json', readReceipts(siteDir));
  },
});
