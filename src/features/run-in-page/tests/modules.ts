import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';

const text = (value: string) => [...Buffer.from(value)];
const sized = (bytes: number[]) => [bytes.length, ...bytes];
const section = (id: number, bytes: number[]) => [id, ...sized(bytes)];

const WRITE = [1, ...sized(text('wasi_snapshot_preview1')), ...sized(text('fd_write')), 0, 0];
const exported = (start: number) => [2, ...sized(text('memory')), 2, 0, ...sized(text('_start')), 0, start];
const i32 = (value: number) => [0x41, value];
const LOOP = (body: number[]) => [0x03, 0x40, ...body, 0x0c, 0, 0x0b];

/** A program written byte by byte: `body` is what its start does, and it may print the line at address 16 by `PRINT`. */
const moduleOf = (body: number[], line: string) =>
  new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [2, 0x60, 4, 0x7f, 0x7f, 0x7f, 0x7f, 1, 0x7f, 0x60, 0, 0]),
    ...section(2, WRITE),
    ...section(3, [1, 1]),
    ...section(5, [1, 0, 1]),
    ...section(7, exported(1)),
    ...section(10, [1, ...sized([0, ...body, 0x0b])]),
    ...section(11, [
      1,
      0,
      ...i32(0),
      0x0b,
      ...sized([16, 0, 0, 0, Buffer.byteLength(line), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...text(line)]),
    ]),
  ]);

const PRINT = [...i32(1), ...i32(0), ...i32(1), ...i32(8), 0x10, 0, 0x1a];

/** Programs that do what no program of the notes does. */
export const MODULES = {
  endless: moduleOf([...PRINT, ...LOOP([])], '开始\n'),
  flood: moduleOf(LOOP(PRINT), '又是一行，没有尽头\n'),
  trap: moduleOf([...PRINT, 0], '开始\n'),
  broken: new Uint8Array([0, 0x61, 0x73, 0x6d, 9, 0, 0, 0]),
};

/** Lets a button run another module than its own. */
export async function replaceModule(page: Page, button: Locator, module: Uint8Array): Promise<void> {
  const body = gzipSync(module);
  const hash = createHash('sha256').update(body).digest('base64');
  await page.route('**/run/*.wasm.gz', (route) => route.fulfill({body, contentType: 'application/gzip'}));
  await button.evaluate((element, value) => (element.dataset.hash = value), hash);
}
