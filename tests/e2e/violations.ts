import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {chooseTheme} from './browser';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Browsers let the keyboard into what scrolls and holds nothing to focus; axe asks for a tab stop on every table and formula. */
const LEFT_TO_BROWSERS = 'scrollable-region-focusable';

/**
 * What axe finds against WCAG 2.2 AA on the page as it stands, one line for each element.
 * @param within selects the parts to look at, instead of the whole page
 * @throws Error when no rule could be applied (the page is empty, or axe did not run), or when the page has frames, into which it would not look.
 */
export async function violations(page: Page, except: string[] = [], within = 'html'): Promise<string[]> {
  if (page.frames().length > 1) {
    throw new Error('axe does not look into the frames of this page');
  }
  const found = await new AxeBuilder({page})
    // Together half of the time: nothing is said of what passes, and a page without frames needs no second one to put results together.
    .options({resultTypes: ['violations']})
    .setLegacyMode()
    .include(within)
    .withTags(WCAG_22_AA)
    .disableRules([LEFT_TO_BROWSERS, ...except])
    .analyze();
  if (found.passes.length < 10) {
    throw new Error(`axe applied only ${found.passes.length} rules`);
  }
  return found.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** What axe finds on the page in the mode that it is in, light, and in dark. */
export async function violationsInBothModes(page: Page, except: string[] = []): Promise<string[]> {
  const light = await violations(page, except);
  await chooseTheme(page, 'dark');
  const dark = await violations(page, except);
  return [...light.map((one) => `light: ${one}`), ...dark.map((one) => `dark: ${one}`)];
}
