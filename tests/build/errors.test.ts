import path from 'node:path';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {beforeAll, describe, expect, test} from 'vitest';
import {build} from './run';

/** One build of a site whose every page but one is wrong: the error names each page with its cause. */
describe('spec 5 and 8: the build fails with', () => {
  const causes = new Map<string, string>();
  let status: number | null;

  beforeAll(() => {
    const result = build('errors');
    status = result.status;
    for (const part of result.output.split(`Can't render static file for pathname "`).slice(1)) {
      const [pathname, cause] = part.split('"', 1).concat(part);
      causes.set(pathname!, cause!);
    }
  }, 120_000);

  // Conformance: 8-7
  test('only the pages that are wrong', () => {
    expect(status).not.toBe(0);
    expect(causes.size).toBe(14);
    expect(causes.has('/docs/one')).toBe(false);
  });

  // Conformance: 5-6 "/unknown-version: Available version names:"
  // Conformance: 5-9 "/unknown-doc: Couldn't find any doc with id"
  // Conformance: 5-10 "/docs/category: /docs/category is not associated with a category."
  // Conformance: 8-6 "/no-default: The page component at /no-default doesn't have a default export"
  // Conformance: 8-7 "/route-context-outside: Unexpected: no Docusaurus route context found"
  // Conformance: 8-7 "/docs/no-sidebar: Unexpected: cant find current sidebar in context"
  // Conformance: 8-8 "/colour-mode-outside: Hook useColorMode is called outside the <ColorModeProvider>"
  // Conformance: 8-10 "/unknown-colour-mode: unexpected color mode purple"
  test.each([
    ['/no-default', `The page component at /no-default doesn't have a default export`],
    ['/unknown-type', `No NavbarItem component found for type "nosuch".`],
    ['/unknown-version', `No docs version exist for name '9.9'`],
    ['/unknown-version', 'Available version names:\n- current'],
    ['/empty-sidebar', `Sidebar with ID "empty" doesn't have anything to be linked to.`],
    ['/unknown-sidebar', `Can't find any sidebar with id "nosuch"`],
    ['/unknown-sidebar', '- full\n- empty'],
    ['/unknown-doc', `Couldn't find any doc with id "nosuch"`],
    ['/unknown-doc', '- one'],
    ['/docs/unknown-doc-hook', 'no version doc found by id=nosuch'],
    ['/docs/category', '/docs/category is not associated with a category.'],
    ['/docs/no-sidebar', 'Unexpected: cant find current sidebar in context'],
    ['/route-context-outside', 'Unexpected: no Docusaurus route context found'],
    ['/colour-mode-outside', 'Hook useColorMode is called outside the <ColorModeProvider>'],
    ['/announcement-outside', 'Hook useAnnouncementBar is called outside the <AnnouncementBarProvider>'],
    ['/drawer-outside', 'Hook useNavbarMobileSidebar is called outside the <NavbarMobileSidebarProvider>'],
    ['/unknown-colour-mode', 'unexpected color mode purple'],
  ])('%s: %s', (pathname, message) => {
    expect(causes.get(pathname)!.replace(/^ +/gm, '')).toContain(message);
  });
});

// Conformance: 5-6
test('spec 2.4: an unknown navbar item type in the configuration fails the build', async () => {
  const siteDir = path.join(__dirname, 'errors');
  await expect(loadSite({siteDir, config: '../unknown-type.config.ts'})).rejects.toThrow(/Bad navbar item type nosuch/);
});
