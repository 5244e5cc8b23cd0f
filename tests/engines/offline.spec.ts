import {expect} from '@playwright/test';
import type {Reader} from './Reader';
import {test} from './test';

test.use({build: 'build-variant'});

/** Reads a page until the worker has kept it whole. */
async function read(reader: Reader, address: string): Promise<void> {
  await reader.open(address);
  const visited = () =>
    new Promise<string[]>((resolve) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = ({data}: MessageEvent<{overview: {visited: {page: string}[]}}>) =>
        resolve(data.overview.visited.map(({page}) => page));
      void navigator.serviceWorker.ready.then(({active}) => active!.postMessage({kind: 'overview'}, [port2]));
    });
  await expect.poll(() => reader.call(visited), {timeout: 20_000}).toContain(address.slice(1));
}

test('the second visit needs no network: a page that was read is there and works; another says that it is not kept', async ({
  reader,
  site,
}) => {
  await read(reader, '/docs/math');
  await read(reader, '/docs/intro');
  site.stop();
  await reader.open('/docs/math');
  await reader.has('.katex-display');
  await reader.click('nav[aria-label="文档侧边栏"] a | 开始');
  await reader.has('h1 | 开始');
  await reader.goto('/docs/guide/short');
  await reader.has('h1 | 现在离线，这一页没有保存');
});

test('a section is saved on purpose, while the browser may still ask whether it may keep it, and read without a network', async ({
  reader,
  site,
}) => {
  await reader.open('/docs/category/指南');
  await reader.click('button | 离线保存本栏目');
  const state = () => visible('main [role="status"]').map(({textContent}) => textContent);
  await expect.poll(() => reader.call(state).then(String), {timeout: 40_000}).toContain('已保存');
  await reader.has('button | 移除');
  site.stop();
  await reader.open('/docs/guide/short');
  await reader.has('h1 | 短文');
});
