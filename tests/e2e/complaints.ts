import type {Page} from '@playwright/test';

/** The small site has code in languages that nobody knows. */
const MEANT = /^Language does not exist: /;

/** What goes wrong on a page from now on: errors that nobody caught, and errors and warnings of the console. */
export function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && !MEANT.test(message.text()) && said.push(message.text()),
  );
  page.on('pageerror', ({message}) => said.push(message));
  return said;
}
