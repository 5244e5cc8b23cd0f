import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pageWith} from '../../../../../tests/e2e/pageWith';

const SECTION = pageWith(/\.epub"/, 'docs/category');

test(
  'a section has its book to take along: the link says how large it is, and what comes is an EPUB',
  {tag: '@screens'},
  async ({page}) => {
    await open(page, SECTION);
    const link = page.getByRole('link', {name: /电子书 EPUB/});
    await expect(link).toContainText(/\d(\.\d)? [kM]B/);
    const [book] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(book.suggestedFilename()).toMatch(/\.epub$/);
    const bytes = readFileSync(await book.path());
    // The first file of the archive says what it is, as it stands.
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    const [, amount, unit] = /([\d.]+) ([kM])B/.exec((await link.textContent())!)!;
    const told = Number(amount) * (unit === 'M' ? 1e6 : 1e3);
    expect(Math.abs(told - bytes.length) / bytes.length).toBeLessThan(0.1);
  },
);
