import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {readVerified, verifiedOf} from '../../verified';
import {open} from '../../../../../tests/e2e/browser';

const record = readVerified('.');

/** What a page must say: from the record, as long as its programs are those that were checked. */
function saying(file: string): string | undefined {
  const entry = verifiedOf('.', record, file, readFileSync(file, 'utf8'));
  return entry && `已验证 · ${entry.by.join('、')} · ${entry.month}`;
}

const doc = Object.keys(record).find((file) => /^docs\/Python\/[^/ ]+\.md$/.test(file) && saying(file));
const slugOf = (file: string) => /^slug: \/?(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
const post = Object.keys(record).find((file) => file.startsWith('blog/') && slugOf(file) && saying(file));

test('a note whose programs passed says with what they were checked, and since when', async ({page}) => {
  expect(doc).toBeDefined();
  await open(page, `/${doc!.replace(/\.md$/, '')}`);
  await expect(page.locator('article header').first()).toContainText(saying(doc!)!);
  await expect(page.locator('article header')).not.toContainText('程序核对于');
});

test('a post whose programs passed says so too, lists of posts do not', async ({page}) => {
  expect(post).toBeDefined();
  await open(page, `/blog/${slugOf(post!)}`);
  await expect(page.locator('article header').first()).toContainText(saying(post!)!);
  await open(page, '/blog');
  await expect(page.locator('main')).not.toContainText('已验证 ·');
});

test('a note without programs says nothing of the kind', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(page.locator('article')).toContainText('并行');
  await expect(page.locator('article')).not.toContainText('已验证 ·');
});
