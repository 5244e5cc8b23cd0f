import {expect} from '@playwright/test';
import {wantedTitle} from '../../src/features/search/tests/wanted';
import type {Reader} from './Reader';
import {test} from './test';

const FIELD = '.DocSearch-Input';
const HIT = '.DocSearch-Hit';
const CHOSEN = `${HIT}[aria-selected="true"]`;

async function search(reader: Reader, query: string): Promise<void> {
  await reader.open('/about');
  await reader.click('.DocSearch-Button');
  await reader.focuses(FIELD);
  await reader.type(query);
  await reader.has(CHOSEN);
}

const addressOfChosen = (reader: Reader) => reader.call((hit) => visible(`${hit} a`)[0]!.getAttribute('href')!, CHOSEN);

test('Chinese typed into the search finds the note, and Enter opens it', async ({reader}) => {
  const title = wantedTitle();
  await search(reader, title);
  await reader.reads(CHOSEN, title);
  await reader.has(`${CHOSEN} mark`);
  await reader.press('Enter');
  await reader.has(FIELD, false);
  await reader.reads('h1', title);
});

test('the arrows choose a hit, and Enter opens the chosen one', async ({reader}) => {
  await search(reader, 'cuda');
  const first = await addressOfChosen(reader);
  await reader.press('ArrowDown');
  await reader.sees(true, (hit, before) => visible(`${hit} a`)[0]!.getAttribute('href') !== before, CHOSEN, first);
  const second = new URL(await addressOfChosen(reader), 'http://x');
  await reader.press('Enter');
  await reader.isAt(decodeURI(second.pathname));
});

test('/ and Ctrl+K open the search, Escape and Ctrl+K close it, and the focus goes back', async ({reader}) => {
  await reader.open('/about');
  for (const [open, close] of [
    ['/', 'Escape'],
    ['Control+k', 'Control+k'],
  ] as const) {
    await reader.press(open);
    await reader.focuses(FIELD);
    await reader.press(close);
    await reader.has(FIELD, false);
  }
  await reader.click('.DocSearch-Button');
  await reader.focuses(FIELD);
  await reader.press('Escape');
  await reader.focuses('.DocSearch-Button');
});

test('while an input method composes nothing is searched and Escape closes nothing; its text is searched', async ({reader}) => {
  await reader.open('/about');
  await reader.press('/');
  await reader.focuses(FIELD);
  await reader.call((selector) => {
    const field = document.querySelector<HTMLInputElement>(selector)!;
    const set = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new InputEvent('input', {bubbles: true, isComposing: true, data: text}));
    };
    field.dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true}));
    set('cuda');
    field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', keyCode: 229, isComposing: true, bubbles: true, cancelable: true}));
  }, FIELD);
  expect(await reader.call((hit) => new Promise<number>((done) => setTimeout(() => done(visible(hit).length), 600)), HIT)).toBe(0);
  await reader.holds(FIELD, 'cuda');
  await reader.call((selector) => {
    const field = document.querySelector<HTMLInputElement>(selector)!;
    field.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true, data: 'cuda'}));
    field.dispatchEvent(new InputEvent('input', {bubbles: true, data: 'cuda'}));
  }, FIELD);
  await reader.has(HIT);
  await reader.press('Escape');
  await reader.has(FIELD, false);
});

test('the search page answers, and what was found is marked on the page', async ({reader}) => {
  await reader.open('/search?q=cuda');
  await reader.reads('[role="status"]', '找到');
  await reader.has('main article a[href="/docs/category/cuda"]');
});
