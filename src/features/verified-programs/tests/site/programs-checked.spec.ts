import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {programsOf} from '../../programs';
import {readVerified, verifiedOf} from '../../verified';
import {open} from '../../../../../tests/e2e/browser';
import {violations} from '../../../../../tests/e2e/violations';

const record = readVerified('.');

/** What a page must say: from the record, as long as its programs are those that were checked. */
function saying(file: string) {
  const entry = verifiedOf('.', record, file, readFileSync(file, 'utf8'));
  return (
    entry && {line: new RegExp(`✓ 程序(?:都跑过|核对过) ${entry.month}`), slip: `用 ${entry.by.join('、')} 核对，${entry.month}`, entry}
  );
}

/** The quiet line is there; unfolded, it is the receipt. */
async function expectReceipt(page: Page, file: string) {
  const {line, slip, entry} = saying(file)!;
  const receipt = page.locator('article header details').first();
  await expect(receipt.locator('summary')).toContainText(line);
  await expect(receipt.getByText(slip)).toBeHidden();
  await receipt.locator('summary').click();
  await expect(receipt.getByText(slip)).toBeVisible();
  await expect(receipt).toContainText(entry.digest);
  await expect(receipt).toContainText(`npm run check:code -- "${file}"`);
  const programs = programsOf(readFileSync(file, 'utf8'), () => '');
  await expect(receipt.getByRole('listitem')).toHaveCount(programs.length);
  await expect(receipt.getByRole('listitem').first()).toContainText(/退出 \d|[^\s]/);
  expect(await violations(page, [], 'article header')).toEqual([]);
}

const doc = Object.keys(record).find((file) => /^docs\/Python\/[^/ ]+\.md$/.test(file) && saying(file));
const slugOf = (file: string) => /^slug: \/?(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
const post = Object.keys(record).find((file) => file.startsWith('blog/') && slugOf(file) && saying(file));

test('a note whose programs passed says with what they were checked, and since when', async ({page}) => {
  expect(doc).toBeDefined();
  await open(page, `/${doc!.replace(/\.md$/, '')}`);
  await expectReceipt(page, doc!);
  await expect(page.locator('article header')).not.toContainText('程序核对于');
});

test('a post whose programs passed says so too, lists of posts do not', async ({page}) => {
  expect(post).toBeDefined();
  await open(page, `/blog/${slugOf(post!)}`);
  await expectReceipt(page, post!);
  await open(page, '/blog');
  await expect(page.locator('main')).not.toContainText(/程序(?:都跑过|核对过)/);
});

test('a note without programs says nothing of the kind', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(page.locator('article')).toContainText('并行');
  await expect(page.locator('article')).not.toContainText(/程序(?:都跑过|核对过)/);
});
