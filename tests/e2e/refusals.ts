import type {Page} from '@playwright/test';

/** Keeps what the policy of the next pages refuses, as the browser names it: the directive and what was asked for. */
export async function noteRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {refused: seen});
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
      seen.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
}

/** What was refused on this page so far. */
export const refused = (page: Page) => page.evaluate(() => (window as unknown as {refused: string[]}).refused);
